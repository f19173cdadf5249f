"""The compiled kernel: what every game gives to it, and the services it gives back, with no game known by name."""
