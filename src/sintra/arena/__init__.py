"""The arena: any bots, any game, the same draws for everybody, and how sure one can be of the result."""
