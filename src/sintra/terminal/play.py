"""Playing in a terminal, alone against bots or around one keyboard."""

from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from sintra.arena.contestants import contestant
from sintra.arena.program import Forfeit
from sintra.bots import STRONGEST, bot
from sintra.kernel.errors import SintraError
from sintra.record import result
from sintra.shell import complain, out
from sintra.terminal.colours import coloured
from sintra.terminal.unfinished import Sitting

HELP = """\
Type a move as it is shown, or shortened; colours by their letters, too.
  ?     shows all moves        hint       what a strong player would do
  undo  takes a move back      save FILE  writes the game down as a record
  quit  leaves; `sintra play --resume` goes on
"""
SECONDS = 1.0  # of thought for a hint


class Table:
    """One game at one terminal: the bots move by themselves, everybody else types."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.bots = {seat: contestant(text, None) for seat, text in sitting.bots.items()}
        self.is_left = False
        self._is_shown = False  # the position as it is now
        self._saved: set[Path] = set()

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        out.print(HELP, style="dim")
        try:
            while not self.sitting.position.is_over and not self.is_left:
                if self.sitting.position.to_move in self.bots:
                    self.let_bot_move()
                else:
                    self.ask()
        except (EOFError, KeyboardInterrupt):
            out.print()
            self.leave()
        if self.sitting.position.is_over:
            self.finish()

    # ── Turns ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    def let_bot_move(self) -> None:
        position = self.sitting.position
        seat = position.to_move
        try:
            move = self.bots[seat].choose(position)
        except Forfeit as failure:
            complain(f"{failure}. The game cannot go on.")
            self.leave()
            return
        out.print(Text.assemble(f"Player {seat + 1} ({self.sitting.who(seat)}): ", (str(move), "bold")), soft_wrap=True)
        self.play(str(move))

    def ask(self) -> None:
        if not self._is_shown:
            self.show()
        line = self.answer(f"\n{self.sitting.who(self.sitting.position.to_move)}, your move: ")
        word, _, rest = line.partition(" ")
        match word.casefold(), rest.strip():
            case "", "":
                pass
            case (("quit" | "exit" | "q"), ""):
                self.leave()
            case "undo", "":
                self.undo()
            case (("?" | "help"), ""):
                self.list_moves()
            case "hint", "":
                self.hint()
            case "save", "":
                complain("save to which file? As in: save game.txt")
            case "save", name:
                self.save(Path(name))
            case _:
                if self.play(line):
                    self.keep()

    def play(self, text: str) -> bool:
        """Play a move, and say which points it brought; False if it is refused."""
        try:
            self.sitting.position.play(text)
        except SintraError as error:
            complain(str(error))
            return False
        self._is_shown = False
        for reason in self.sitting.position.reasons:
            out.print(f"  {reason}", soft_wrap=True)
        return True

    def undo(self) -> None:
        """Back to before the last move of a person."""
        earlier = self.sitting.position.copy()
        try:
            earlier.undo()
            while earlier.to_move in self.bots:
                earlier.undo()
        except SintraError as error:
            complain(str(error))
        else:
            self.sitting.position = earlier
            self._is_shown = False
            self.keep()

    def list_moves(self) -> None:
        out.print(Columns([str(move) for move in self.sitting.position.legal_moves], padding=(0, 3), equal=True, column_first=True))
        out.print(HELP, style="dim")

    def hint(self) -> None:
        out.print(Text.assemble("A strong player would play ", (str(bot(STRONGEST, seconds=SECONDS).choose(self.sitting.position)), "bold"), "."))

    # ── What stays ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def keep(self) -> None:
        """Write the game down, so that it can be taken up again. If that fails it is told, and played on."""
        try:
            self.sitting.keep()
        except OSError as error:
            complain(f"the game is not being kept: {error}")

    def save(self, path: Path) -> bool:
        """Write the record to a file of its own; False if that failed. No other file is overwritten."""
        if path.exists() and path not in self._saved:
            complain(f"there is a file {path} already; choose another name")
            return False
        try:
            path.write_text(str(self.sitting.record()), encoding="utf-8")
        except OSError as error:
            complain(f"{path}: {error.strerror}")
            return False
        self._saved.add(path)
        out.print(f"Saved to {path}.", soft_wrap=True)
        return True

    def leave(self) -> None:
        self.is_left = True
        out.print(f"{result(self.sitting.position)}. Goodbye!")
        if self.sitting.file is not None:
            out.print("The game is kept: `sintra play --resume` goes on with it.")

    def finish(self) -> None:
        """The game is over: show it, and save it if somebody wants to."""
        self.show()
        out.print(f"\n{result(self.sitting.position)}", style="bold")
        try:
            self.save_with_names()
        except (EOFError, KeyboardInterrupt):
            out.print()
        self.sitting.forget()

    def save_with_names(self) -> None:
        while name := self.answer("\nSave this game to a file? Its name, or Enter for no: "):
            for seat in self.sitting.people:
                if seat not in self.sitting.names and (given := self.answer(f"Name of player {seat + 1}, or Enter for none: ")):
                    self.sitting.names[seat] = given
            if self.save(Path(name)):
                return

    # ── The screen ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def show(self) -> None:
        self._is_shown = True
        out.print(coloured(str(self.sitting.position), self.sitting.position.game), soft_wrap=True)

    @staticmethod
    def answer(question: str) -> str:
        return out.input(question, markup=False, emoji=False).strip()
