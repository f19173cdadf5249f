"""What readers are shown: a game as they may know it, in their language."""
