"""The hyperbolic tangent, by additions, products and quotients alone: libraries differ in the last digits, and searches would differ with them.

>>> abs(tanh(0.7) - 0.6043677771171635) < 1e-15
True
"""

from sintra.search.compile import inlined

FAR = 20.0  # from here on it is 1 to the last digit
HALVINGS = 3


@inlined
def tanh(x: float) -> float:
    """Of an eighth of the number by Lambert's continued fraction. Then the number is doubled three times: t becomes 2 * t / (1 + t * t)."""
    near = min(max(float(x), -FAR), FAR) / (1 << HALVINGS)
    square = near * near
    over = near * (135135.0 + square * (17325.0 + square * (378.0 + square)))
    under = 135135.0 + square * (62370.0 + square * (3150.0 + square * 28.0))
    t = over / under
    for _ in range(HALVINGS):
        t = 2.0 * t / (1.0 + t * t)
    return t
