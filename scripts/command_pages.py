"""The commands as a page of the documentation: what `--help` says of each of them."""

import typer
from typer.core import TyperCommand, TyperGroup

from sintra.cli import app


def commands() -> str:
    """Every command with its arguments and options, in Markdown."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    parts = [f"\n{group.help or ''}\n"]
    for name, command in sorted(group.commands.items()):
        assert isinstance(command, TyperCommand | TyperGroup)
        parts += [f"## sintra {name}\n", *described(name, command)]
    return "\n".join(parts)


def described(name: str, command: TyperCommand | TyperGroup) -> list[str]:
    """One command, or a group of them."""
    lines = [f"{command.help or ''}\n"]
    if isinstance(command, TyperGroup):
        for inner, one in sorted(command.commands.items()):
            assert isinstance(one, TyperCommand | TyperGroup)
            lines += [f"### sintra {name} {inner}\n", *described(f"{name} {inner}", one)]
        return lines
    context = typer.Context(command, info_name=f"sintra {name}")
    lines += [f"    {command.get_usage(context).removeprefix('Usage: ')}\n", "| | |", "| --- | --- |"]
    for parameter in command.get_params(context):
        told = parameter.get_help_record(context)
        if told is not None:
            lines.append("| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in (f"`{told[0]}`", told[1])) + " |")
    return [*lines, ""]
