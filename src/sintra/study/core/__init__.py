"""The core of a review, compiled as the rules are: what a decision lost, what a draw brought, and how it adds up. Pages judge with it, too."""
