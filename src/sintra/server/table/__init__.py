"""The table: who may do what and when, what happened, and the one authority over each game."""
