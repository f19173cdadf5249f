"""Pictures of any game: plain layout data, shared tile motifs and ornaments, themes, and one self-contained SVG of a table."""
