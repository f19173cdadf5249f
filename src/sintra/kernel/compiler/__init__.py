"""What bends Numba's own classes. README.md says why, and with which versions it was tried."""
