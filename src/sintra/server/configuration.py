"""Settings from a TOML file and from options: an option wins over the file, the file over what is built in."""

import dataclasses
import difflib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sintra.kernel.errors import SintraError
from sintra.server.settings import Limits, Settings

NOT_TO_SET = {"static", "warm", "limits"}  #: for tests, and the table [limits] of its own
ZERO_ALLOWED = {"port", "bot_processes", "finished_days", "hsts_days"}  #: where nothing means: any, as many as there are cores, for ever

SHORTEST_TOKEN = 16


class BadSetting(SintraError):
    """A setting that cannot be, and where it was set."""


def settings_from(file: Path | None, given: Mapping[str, Any], limits: Sequence[str] = ()) -> Settings:
    """The settings of a server. `given` are options by the name of their setting, None for those that were not given; `limits` as `name=number`."""
    values, limited = _read(file) if file is not None else ({}, {})
    where = dict.fromkeys([*values, *limited], str(file))
    for name, value in given.items():
        if value is not None:
            values[name], where[name] = value, _option(name)
    for text in limits:
        name, _, value = text.partition("=")
        limited[name], where[name] = _number(text, value), "--limit"
    known = {field.name for field in dataclasses.fields(Settings)} - NOT_TO_SET
    _check_known(values, known, where)
    _check_known(limited, {field.name for field in dataclasses.fields(Limits)}, where)
    settings: Settings = _made(Settings, {**values, "limits": _made(Limits, limited, where)}, where)
    if 0 < len(settings.admin_token) < SHORTEST_TOKEN:
        raise BadSetting(f"{where['admin_token']}: the token is to have {SHORTEST_TOKEN} characters or more, so that nobody guesses it")
    host, colon, port = settings.peer_address.rpartition(":")
    if settings.peer_address and not (host and colon and port.isdecimal() and int(port) < 65536):
        raise BadSetting(f"{where['peer_address']}: {settings.peer_address!r} is not the address of this machine, as 10.0.0.5:8331 (port 0: any)")
    if settings.hsts_days and not settings.secure_cookies:
        raise BadSetting(f"{where['hsts_days']}: browsers can be told to come over HTTPS only if they do: secure_cookies, or --https")
    return settings


def _read(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{file} cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file} is not TOML: {error}") from error
    limited = values.pop("limits", {})
    if not isinstance(limited, dict):
        raise BadSetting(f"{file}: limits is a table, [limits]")
    return values, limited


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _number(text: str, value: str) -> float:
    try:
        return int(value) if value.isdecimal() else float(value)
    except ValueError as error:
        raise BadSetting(f"--limit {text}: name=number is expected, as sockets=100") from error


def _check_known(values: Mapping[str, Any], known: set[str], where: Mapping[str, str]) -> None:
    for name in values:
        if name not in known:
            near = difflib.get_close_matches(name, known, 1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(sorted(known))}"
            raise BadSetting(f"{where[name]}: there is no setting {name}{hint}")


def _made(kind: type[Any], values: dict[str, Any], where: Mapping[str, str]) -> Any:
    """A dataclass of these values, each of the type that its field has."""
    made = {}
    for field in dataclasses.fields(kind):
        if field.name not in values:
            continue
        value = values[field.name]
        if field.name in where:
            try:
                value = msgspec.convert(value, field.type)
            except msgspec.ValidationError as error:
                raise BadSetting(f"{where[field.name]}: {field.name} = {value!r}: {str(error)[:1].lower()}{str(error)[1:]}") from error
            if isinstance(value, int | float) and not isinstance(value, bool) and (value < 0 or (value == 0 and field.name not in ZERO_ALLOWED)):
                raise BadSetting(f"{where[field.name]}: {field.name} = {value} is too small")
        made[field.name] = value
    return kind(**made)
