"""Playing in a terminal, alone against bots or around one keyboard."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from sintra.bots import Bot
from sintra.kernel.errors import SintraError
from sintra.positions import Position
from sintra.record import Record, result

HELP = "A move as it is shown, or shortened; [b]?[/b] lists the moves, [b]undo[/b] takes your last move back, [b]save FILE[/b], [b]quit[/b]."
SHOWN = 30  # moves listed before the list is cut


class Table:
    """One game at one terminal: the bots move by themselves, everybody else types."""

    def __init__(self, position: Position, bots: dict[int, Bot], console: Console) -> None:
        self.position = position
        self.bots = bots
        self.console = console
        self.is_left = False

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.console.print(f"{HELP}\n")
        while not self.position.is_over and not self.is_left:
            bot = self.bots.get(self.position.to_move)
            if bot is not None:
                move = bot.choose(self.position)
                self.console.print(f"Player {self.position.to_move + 1} ({bot.name}): [b]{escape(str(move))}[/b]")
                self.play(str(move))
            else:
                self.ask()
        if self.position.is_over:
            self.console.print(escape(str(self.position)), highlight=False)
            self.console.print(f"\n[b]{escape(result(self.position))}[/b]")

    def ask(self) -> None:
        self.console.print(escape(str(self.position)), highlight=False)
        try:
            line = self.console.input(f"\nPlayer {self.position.to_move + 1}, your move: ").strip()
        except (EOFError, KeyboardInterrupt):
            line = "quit"
        word, _, rest = line.partition(" ")
        if line in ("quit", "exit", "q"):
            self.leave()
        elif line == "undo":
            self.undo()
        elif line in ("?", "help"):
            self.list_moves()
        elif word == "save" and rest:
            self.save(Path(rest))
        elif line:
            self.play(line)

    def play(self, text: str) -> None:
        try:
            self.position.play(text)
        except SintraError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")
            return
        for reason in self.position.reasons:
            self.console.print(f"  {escape(str(reason))}", highlight=False)

    def undo(self) -> None:
        """Back to before the last move of a person."""
        earlier = self.position.copy()
        try:
            earlier.undo()
            while earlier.to_move in self.bots:
                earlier.undo()
        except SintraError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")
        else:
            self.position = earlier

    def list_moves(self) -> None:
        moves = [str(move) for move in self.position.legal_moves]
        more = f" … and {len(moves) - SHOWN} more" if len(moves) > SHOWN else ""
        self.console.print(escape("   ".join(moves[:SHOWN]) + more), highlight=False)
        self.console.print(HELP)

    def save(self, path: Path) -> None:
        try:
            path.write_text(str(Record.of(self.position)), encoding="utf-8")
            self.console.print(f"Saved to {escape(str(path))}.")
        except OSError as error:
            self.console.print(f"[red]{escape(str(error))}[/red]")

    def leave(self) -> None:
        self.is_left = True
        self.console.print(f"\n{escape(result(self.position))}. Goodbye!")
