"""Boxcars' dice games for programs: exact odds as fractions, fast simulations as arrays, sittings that verify.

    >>> import boxcars
    >>> boxcars.odds("craps")["pass"].edge
    Fraction(7, 495)
    >>> boxcars.odds("craps", bar=2)["dont_pass"].edge
    Fraction(3, 220)
    >>> boxcars.simulate("craps", games=1_000_000, seed=7)["wins"]
    492859

Every figure is computed by the rules that are played at the tables, and is the one that ``boxcars odds --json`` and
``boxcars simulate --json`` print. Knobs are keyword arguments, named and valued as ``boxcars rules GAME`` lists them; a
knob whose name is a keyword of a function (``players``, ``games``) goes into ``rules={...}``. What cannot be is an
`Error`, whose sentence says what, which, why and what to do: an unknown figure is a `MissingFigure`, which is a
KeyError too, and a recording that is not there a `MissingFile`, which is a FileNotFoundError too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from difflib import get_close_matches
from html import escape
from fractions import Fraction
from typing import Any, Union

import numpy as np

from . import _native
from ._native import Error

__all__ = [
    "Bet", "Error", "Figures", "Journaled", "Knob", "MissingFigure", "MissingFile", "Odds", "Sitting", "Verdict",
    "games", "knobs", "odds", "simulate", "verify",
]
__version__: str = _native.version()

Value = Union[int, str, bool]


class MissingFigure(Error, KeyError):
    """There is no figure of that name; the sentence names the nearest."""

    __str__ = Error.__str__  # a KeyError would show the sentence in quotes


class MissingFile(Error, FileNotFoundError):
    """There is no such file."""

    __str__ = Error.__str__


class _Named(dict[str, Any]):
    """A dictionary that answers an unknown name with a sentence and the nearest name."""

    def __init__(self, kind: str, named: Mapping[str, Any]) -> None:
        super().__init__(named)
        self._kind = kind

    def __missing__(self, name: object) -> Any:
        near = get_close_matches(str(name), list(self), 1)
        advice = f"the nearest is {near[0]!r}" if near else "list() names them all"
        raise MissingFigure(f"There is no {self._kind} {name!r}: {advice}.")


def games() -> list[str]:
    """The games of the house, in the order of its title."""
    return _native.games()


@dataclass(frozen=True)
class Knob:
    """One rule that can be changed: whole numbers from `least` to `most`, or one of `words`."""

    name: str
    default: int
    least: int
    most: int
    help: str
    words: tuple[str, ...] = ()
    values: tuple[int, ...] = ()  # where not the whole range may be: those that may


def knobs(game: str) -> dict[str, Knob]:
    """Every knob of a game's rule sheet, by name."""
    return _Named(f"knob at {game}", {
        knob["name"]: Knob(knob["name"], knob["default"], *knob["range"], knob["help"],
                           tuple(knob.get("words", ())), tuple(knob.get("values", ())))
        for knob in json.loads(_native.rules(game))["knobs"]
    })


def _exact(value: Any) -> Any:
    """Exact numbers are texts such as "7/495" in what the library answers: those become fractions, at any depth."""
    if isinstance(value, str):
        head, _, tail = value.partition("/")
        whole = head.lstrip("-").isdigit() and (not tail or tail.isdigit())
        return Fraction(value) if whole and not value.endswith("/") else value
    if isinstance(value, list):
        return [_exact(one) for one in value]
    if isinstance(value, dict):
        return {name: _exact(one) for name, one in value.items()}
    return value


def _request(rules: Mapping[str, Value] | None, turned: Mapping[str, Value], **asked: Any) -> str:
    known = {name: value for name, value in asked.items() if value is not None}
    return json.dumps({"set": {**(rules or {}), **turned}, **known})


@dataclass(frozen=True)
class Bet:
    """One bet's exact odds. Edges are the house's share, of the stake; `rolls` until it is settled, on average.

    `variance` and its root `sd` are of one bet that was not pushed, in units of what it cost: with odds, the flat bet.
    """

    name: str
    pays: str
    win: Fraction
    push: Fraction
    lose: Fraction
    edge: Fraction
    edge_resolved: Fraction
    edge_per_roll: Fraction
    rolls: Fraction
    variance: Fraction
    sd: float


def _short(value: Any) -> str:
    """One line about a figure: a number as it is, many as how many."""
    if isinstance(value, (Mapping, Sequence, np.ndarray)) and not isinstance(value, str):
        return f"{len(value)} values" if not isinstance(value, Mapping) else f"{len(value)} figures"
    return str(value)


def _html(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    def line(cells: Sequence[Any], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + line(head, "th") + "".join(line(row, "td") for row in rows) + "</table>"


class Figures(Mapping[str, Any]):
    """Named figures, as the command line names them, with the rule sheet they belong to under "rules".

    `repr` is one line, a notebook shows a table, `to_dict` gives plain Python values and `to_frame` a pandas DataFrame.
    """

    _columns: tuple[str, ...] = ("figure", "value")

    def __init__(self, figures: Mapping[str, Any]) -> None:
        self._figures = _Named("figure", figures)

    def __getitem__(self, name: str) -> Any:
        return self._figures[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._figures)

    def __len__(self) -> int:
        return len(self._figures)

    def __repr__(self) -> str:
        names = list(self)
        shown = ", ".join(names[:6]) + (", ..." if len(names) > 6 else "")
        return f"<boxcars.{type(self).__name__} of {self._figures.get('game', '?')}: {len(names)} figures: {shown}>"

    def _rows(self) -> list[list[Any]]:
        return [[name, _short(value)] for name, value in self.items()]

    def _repr_html_(self) -> str:
        return _html(self._columns, self._rows())

    def to_dict(self) -> dict[str, Any]:
        """The figures as a dictionary of plain Python values; fractions stay fractions and arrays become lists."""
        return {name: _plain(value) for name, value in self.items()}

    def to_frame(self) -> Any:
        """The table that a notebook shows, as a pandas DataFrame; an `Error` where pandas is not installed."""
        try:
            import pandas
        except ImportError:
            raise Error("A DataFrame needs pandas, which is not installed; to_dict() does without it.") from None
        return pandas.DataFrame(self._rows(), columns=list(self._columns))


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return value.tolist()
    if isinstance(value, Bet):
        return asdict(value)
    if isinstance(value, Mapping):
        return {name: _plain(one) for name, one in value.items()}
    return [_plain(one) for one in value] if isinstance(value, list) else value


class Odds(Figures):
    """The exact odds of a rule sheet. Where a game has bets, each is there under its name as a `Bet`."""

    def __init__(self, figures: Mapping[str, Any]) -> None:
        bets = {bet["bet"]: _bet(bet) for bet in figures.get("bets", ())}
        super().__init__({**figures, **bets})
        self.bets: dict[str, Bet] = _Named("bet", bets)
        if bets:
            self._columns = ("bet", "pays", "win", "push", "lose", "edge", "edge in percent", "rolls")

    def _rows(self) -> list[list[Any]]:
        if not self.bets:
            return super()._rows()
        return [[bet.name, bet.pays, bet.win, bet.push, bet.lose, bet.edge, round(100 * float(bet.edge), 3),
                 round(float(bet.rolls), 3)] for bet in self.bets.values()]


def _bet(figures: dict[str, Any]) -> Bet:
    return Bet(figures["bet"], figures["pays"], figures["win"], figures["push"], figures["lose"],
               figures["edge_per_bet"], figures["edge_resolved"], figures["edge_per_roll"], figures["rolls"],
               figures["variance"], figures["sd"])


def odds(game: str, *, at: str | None = None, turn: str | int | None = None, hand: int | None = None,
         stake: str | int | float | None = None, rules: Mapping[str, Value] | None = None, **knobs: Value) -> Odds:
    """The exact odds of a rule sheet; at Pig `at="30,40,12"` adds what to do at own score, other's score, turn total.

    At Pig `turn="all"`, a policy or a number to hold at adds what a turn scores; with `at`, from there. At craps
    `hand=154` adds how many throws a hand takes, and `stake=35` puts so many dollars on every bet, which matters where
    the sheet rounds to dollars. Pig's chances are floating-point numbers, solved to 1e-12; all others are fractions.
    """
    asked = {name: None if value is None else str(value) for name, value in (("turn", turn), ("stake", stake))}
    answer = json.loads(_native.odds(game, _request(rules, knobs, at=at, hand=hand, **asked)))
    return Odds({name: value if name in ("game", "rules") else _exact(value) for name, value in answer.items()})


def simulate(game: str, *, games: int | None = None, rounds: int | None = None, seed: int | None = None,
             players: Sequence[str | Mapping[str, Any]] | None = None, bankrolls: bool = False, threads: int = 0,
             path: str | None = None, rules: Mapping[str, Value] | None = None, **knobs: Value) -> Figures:
    """Plays many games and counts them. The counts depend on the sheet, the players and the seed alone.

    Lists of counts are numpy arrays of int64, lists of shares float64, exact figures fractions. Ctrl-C stops it.

    At craps a player is the name of a strategy or a strategy of your own: {"name": "mine", "bets": [...]}, with the
    fields of a strategy file. With `bankrolls`, each player has under "bankrolls" an array of what it had, in cents,
    after every hand, in the order they were played; each hand begins with the sheet's bankroll.
    """
    own = {player["name"]: {"game": "craps", **{field: value for field, value in player.items() if field != "name"}}
           for player in players or () if isinstance(player, Mapping) and _named(player)}
    names = [player if isinstance(player, str) else player["name"] for player in players or ()]
    request = _request(rules, knobs, games=games, rounds=rounds, seed=None if seed is None else str(seed),
                       players=None if players is None else names, threads=threads, path=path,
                       strategies=own or None, bankrolls=bankrolls or None)
    answer = json.loads(_native.simulate(game, request))
    return Figures({name: _counted(name, value) for name, value in answer.items()})


def _named(strategy: Mapping[str, Any]) -> bool:
    if not isinstance(strategy.get("name"), str):
        raise Error("A strategy of your own needs a name: {\"name\": \"mine\", \"bets\": [...]}.")
    return True


def _counted(name: str, value: Any) -> Any:
    if name in ("game", "rules"):
        return value
    if name == "players":
        for player in value:
            if isinstance(player, dict) and "bankrolls" in player:
                player["bankrolls"] = np.array(player["bankrolls"], dtype=np.int64)
        return value
    if isinstance(value, list) and value and all(type(one) in (int, float) for one in value):
        return np.array(value, dtype=np.int64 if all(type(one) is int for one in value) else np.float64)
    return int(value) if name == "seed" else _exact(value)


@dataclass(frozen=True)
class Verdict:
    """What came out when a recording was played again; `difference` names the first entry that is another.

    `proof` says what its dice prove: "proved" (they follow from its seal and words), "not proved" or "practice";
    `why` says it in a sentence.
    """

    ok: bool
    hash: str
    games: int
    entries: int
    difference: dict[str, Any] | None = None
    proof: str = ""
    why: str = ""


def verify(recording: str | os.PathLike[str]) -> Verdict:
    """Plays a recorded sitting again, from its text or its file, and compares every entry."""
    if isinstance(recording, str) and recording.lstrip("\ufeff \t\r\n").startswith("{"):
        text = recording
    else:
        try:
            with open(recording, encoding="utf-8") as file:
                text = file.read()
        except FileNotFoundError:
            raise MissingFile(f"There is no recording {os.fspath(recording)!r}: name a file that "
                              "boxcars export or Sitting.save wrote.") from None
        except (OSError, UnicodeDecodeError) as why:
            raise Error(f"The recording {os.fspath(recording)!r} cannot be read: {why}.") from None
    answer = json.loads(_native.verify(text))
    return Verdict(answer["ok"], answer["hash"], answer["games"], answer["entries"], answer.get("difference"),
                   *answer.get("proof", {"verdict": "", "why": ""}).values())


@dataclass(frozen=True)
class Journaled:
    """What one move came to: the event, the faces thrown for it, and what happened, in order."""

    event: str
    faces: tuple[int, ...]
    facts: tuple[str, ...]
    forced: bool


class Sitting:
    """A sitting of any game that the caller plays, for every seat: decides when it is asked, throws when dice are due.

        >>> table = Sitting("pig", seed=42)
        >>> table.throw().facts
        ('player 2 rolled 5, turn total 5',)
    """

    def __init__(self, game: str, *, seed: int | None = None, players: Sequence[str] | None = None,
                 first: int | None = None, rules: Mapping[str, Value] | None = None, **knobs: Value) -> None:
        request = _request(rules, knobs, seed=None if seed is None else str(seed),
                           players=None if players is None else list(players), first=first)
        self._table = _native.open_sitting(game, request)
        self.game = game

    def _summary(self) -> dict[str, Any]:
        look = json.loads(self._table.look())
        return {"game": self.game, "games played": look["games"], "entries": look["entries"], "over": look["over"],
                **look["shown"]}

    def __repr__(self) -> str:
        look = self._summary()
        return f"<boxcars.Sitting of {self.game}: game {look['games played']}, {look['entries']} entries" + (
            ", over>" if look["over"] else ">")

    def _repr_html_(self) -> str:
        return _html(("what", "value"), list(self._summary().items()))

    def _look(self, name: str) -> Any:
        return json.loads(self._table.look())[name]

    @property
    def state(self) -> dict[str, int]:
        """What stands on the table, by name."""
        return self._look("shown")

    @property
    def over(self) -> bool:
        """This game has ended; `next_game` begins another."""
        return self._look("over")

    @property
    def dice(self) -> tuple[int, int]:
        """How many dice may be thrown now, of how many sides; (0, sides) when none may."""
        dice = self._look("dice")
        return dice["count"], dice["sides"]

    @property
    def hash(self) -> str:
        """The fingerprint of the whole sitting so far."""
        return self._look("hash")

    @property
    def practice(self) -> bool:
        """Somebody chose a face."""
        return self._look("practice")

    @property
    def decisions(self) -> list[str]:
        """Every decision that the table would take now."""
        return self._table.decisions()

    def decide(self, event: str) -> Journaled:
        """Takes a decision, such as "hold"; an `Error` with the table's own sentence where it does not."""
        return _journaled(self._table.decide(event))

    def throw(self) -> Journaled:
        """Throws the dice that are due: the next faces of the seed."""
        return _journaled(self._table.throw_dice())

    def force(self, *faces: int) -> Journaled:
        """Throws chosen faces: from here on the sitting is practice."""
        return _journaled(self._table.force(list(faces)))

    def undo(self) -> Journaled:
        """Takes back the last decision since the dice, where the game lets it."""
        return _journaled(self._table.undo())

    def next_game(self) -> None:
        """Begins the next game of this sitting."""
        self._table.next_game()

    def recording(self) -> str:
        """The sitting so far, as `verify`, ``boxcars verify`` and ``boxcars replay`` read it."""
        return self._table.recording()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the recording to a file; an `Error` where that cannot be."""
        try:
            with open(path, "w", encoding="utf-8", newline="") as file:
                file.write(self.recording())
        except OSError as why:
            raise Error(f"The recording cannot be written to {os.fspath(path)!r}: {why.strerror}.") from None


def _journaled(answer: str) -> Journaled:
    entry = json.loads(answer)
    return Journaled(entry["event"], tuple(entry["faces"]), tuple(entry["facts"]), entry["forced"])
