"""The admin page as HTML: plain forms, no script."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from html import escape

from sintra.kernel.phrase import Phrase, Word
from sintra.server.admin import OWN
from sintra.server.storage.people import Ban
from sintra.web.speech import speak

POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
STYLE = """:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{text-align:left;padding:.2rem 1.5rem .2rem 0;vertical-align:top}td.number{text-align:right}
form.inline{display:inline}.bad{font-weight:bold}
input,select,button{font:inherit;padding:.4rem .6rem;margin:.15rem .3rem .15rem 0;min-height:2.75rem;box-sizing:border-box}"""


@dataclass(frozen=True)
class Seated:
    """Somebody at a table that the host looks at: the seat, the name, the sign of the guest, and the addresses from which they are connected."""

    seat: int
    name: str
    sign: str
    addresses: list[str]


class AdminPage:
    """Words in the reader's language, and parts put together."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, id: str, **data: int | str | Word) -> str:
        return escape(speak(Phrase(id, data), OWN, self.language))

    def html(self, *parts: str) -> bytes:
        title = self.say("admin-title")
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>'
        return f'<!doctype html><html lang="{self.language}"><head>{head}</head><body><h1>{title}</h1>{"".join(parts)}</body></html>'.encode()

    def door(self, is_wrong: bool) -> bytes:
        """Asks for the token."""
        wrong = f'<p class="bad" role="alert">{self.say("admin-wrong-token")}</p>' if is_wrong else ""
        field = f'<label>{self.say("admin-token")} <input type="password" name="token" required autocomplete="current-password"></label>'
        return self.html(wrong, f'<form method="post" action="/admin/enter">{field}{self._button("admin-enter")}</form>')

    def numbers(self, values: Mapping[str, int | str]) -> str:
        cells = ((self.say(f"admin-{name}"), escape(str(value))) for name, value in values.items())
        rows = (f'<tr><th scope="row">{name}</th><td class="number">{value}</td></tr>' for name, value in cells)
        return f"<h2>{self.say('admin-now')}</h2><table>{''.join(rows)}</table>"

    def failing(self, tasks: Iterable[str]) -> str:
        return "".join(f'<p class="bad" role="alert">{self.say("admin-failing", task=task)}</p>' for task in tasks)

    def crowds(self, crowds: Iterable[tuple[str, int]]) -> str:
        """The addresses with most live sockets."""
        rows = [f'<tr><td>{escape(who)}</td><td class="number">{count}</td><td>{self._ban("address", who)}</td></tr>' for who, count in crowds]
        return f"<h2>{self.say('admin-addresses')}</h2><table>{''.join(rows)}</table>" if rows else ""

    def lookup(self, game: str, seated: list[Seated] | None) -> str:
        """Who sits at a table: that is how somebody is found who misbehaves there."""
        field = f'<label>{self.say("admin-game")} <input name="game" value="{escape(game)}" maxlength="24" required></label>'
        found = ""
        if seated is not None:
            rows = [
                f'<tr><td class="number">{who.seat + 1}</td><td>{escape(who.name)}</td><td><code>{who.sign}</code></td>'
                f"<td>{escape(', '.join(who.addresses))}</td><td>{self._ban('guest', who.sign)}</td></tr>"
                for who in seated
            ]
            found = f"<table>{''.join(rows)}</table>" if rows else f"<p>{self.say('admin-nobody')}</p>"
        return f'<h2>{self.say("admin-table")}</h2><form method="get" action="/admin">{field}{self._button("admin-look")}</form>{found}'

    def bans(self, bans: list[Ban]) -> str:
        rows = [
            f"<tr><td>{self.say(f'admin-{ban.kind}')}</td><td><code>{escape(ban.what)}</code></td><td>{self._until(ban)}</td>"
            f"<td>{escape(ban.note)}</td><td>{self._form('lift', ban.kind, ban.what, self._button('admin-lift'))}</td></tr>"
            for ban in bans
        ]
        listed = f"<table>{''.join(rows)}</table>" if rows else f"<p>{self.say('admin-no-bans')}</p>"
        kinds = "".join(f'<option value="{kind}">{self.say(f"admin-{kind}")}</option>' for kind in ("address", "guest"))
        fields = (
            f'<select name="kind" aria-label="{self.say("admin-kind")}">{kinds}</select>'
            f'<input name="what" aria-label="{self.say("admin-what")}" placeholder="{self.say("admin-what")}" maxlength="64" required>{self._terms()}'
        )
        return f'<h2>{self.say("admin-bans")}</h2>{listed}<form method="post" action="/admin/ban">{fields}{self._button("admin-ban")}</form>'

    def _until(self, ban: Ban) -> str:
        if ban.until is None:
            return self.say("admin-for-ever")
        return f"{datetime.fromtimestamp(ban.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"

    def _terms(self) -> str:
        return (
            f'<label>{self.say("admin-days")} <input name="days" type="number" min="0" max="3650" value="7"></label> '
            f'<input name="note" maxlength="200" aria-label="{self.say("admin-note")}" placeholder="{self.say("admin-note")}">'
        )

    def _ban(self, kind: str, what: str) -> str:
        return self._form("ban", kind, what, self._terms() + self._button("admin-ban"))

    def _form(self, action: str, kind: str, what: str, inside: str) -> str:
        hidden = f'<input type="hidden" name="kind" value="{kind}"><input type="hidden" name="what" value="{escape(what)}">'
        return f'<form class="inline" method="post" action="/admin/{action}">{hidden}{inside}</form>'

    def _button(self, id: str) -> str:
        return f"<button>{self.say(id)}</button>"
