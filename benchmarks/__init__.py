"""Figures for docs/speed.md: everything side by side in one run, because machines differ and are noisy."""
