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
`Error`, whose sentence says what, which, why and what to do.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Union

import numpy as np

from . import _native
from ._native import Error

__all__ = [
    "Bet", "Error", "Figures", "Journaled", "Knob", "Odds", "Sitting", "Verdict",
    "games", "knobs", "odds", "simulate", "verify",
]
__version__: str = _native.version()

Value = Union[int, str, bool]


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
    return {
        knob["name"]: Knob(knob["name"], knob["default"], *knob["range"], knob["help"],
                           tuple(knob.get("words", ())), tuple(knob.get("values", ())))
        for knob in json.loads(_native.rules(game))["knobs"]
    }


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
    """One bet's exact odds. Edges are the house's share, of the stake; `rolls` until it is settled, on average."""

    name: str
    pays: str
    win: Fraction
    push: Fraction
    lose: Fraction
    edge: Fraction
    edge_resolved: Fraction
    edge_per_roll: Fraction
    rolls: Fraction


class Figures(Mapping[str, Any]):
    """Named figures, as the command line names them, with the rule sheet they belong to under "rules"."""

    def __init__(self, figures: dict[str, Any]) -> None:
        self._figures = figures

    def __getitem__(self, name: str) -> Any:
        return self._figures[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._figures)

    def __len__(self) -> int:
        return len(self._figures)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._figures!r})"


class Odds(Figures):
    """The exact odds of a rule sheet. Where a game has bets, each is there under its name as a `Bet`."""

    def __init__(self, figures: dict[str, Any]) -> None:
        super().__init__(figures)
        self.bets: dict[str, Bet] = {bet["bet"]: _bet(bet) for bet in figures.get("bets", ())}

    def __getitem__(self, name: str) -> Any:
        return self.bets[name] if name in self.bets else super().__getitem__(name)


def _bet(figures: dict[str, Any]) -> Bet:
    return Bet(figures["bet"], figures["pays"], figures["win"], figures["push"], figures["lose"],
               figures["edge_per_bet"], figures["edge_resolved"], figures["edge_per_roll"], figures["rolls"])


def odds(game: str, *, at: str | None = None, rules: Mapping[str, Value] | None = None, **knobs: Value) -> Odds:
    """The exact odds of a rule sheet; at Pig `at="30,40,12"` adds what to do at own score, other's score, turn total.

    Pig's chances are floating-point numbers, solved to 1e-12; all others are fractions.
    """
    answer = json.loads(_native.odds(game, _request(rules, knobs, at=at)))
    return Odds({name: value if name in ("game", "rules") else _exact(value) for name, value in answer.items()})


def simulate(game: str, *, games: int | None = None, rounds: int | None = None, seed: int | None = None,
             players: Sequence[str] | None = None, threads: int = 0, path: str | None = None,
             rules: Mapping[str, Value] | None = None, **knobs: Value) -> Figures:
    """Plays many games and counts them. The counts depend on the sheet, the players and the seed alone.

    Lists of counts are numpy arrays of int64, lists of shares float64, exact figures fractions. Ctrl-C stops it.
    """
    request = _request(rules, knobs, games=games, rounds=rounds, seed=None if seed is None else str(seed),
                       players=None if players is None else list(players), threads=threads, path=path)
    answer = json.loads(_native.simulate(game, request))
    return Figures({name: _counted(name, value) for name, value in answer.items()})


def _counted(name: str, value: Any) -> Any:
    if name in ("game", "rules", "players"):
        return value
    if isinstance(value, list) and value and all(type(one) in (int, float) for one in value):
        return np.array(value, dtype=np.int64 if all(type(one) is int for one in value) else np.float64)
    return int(value) if name == "seed" else _exact(value)


@dataclass(frozen=True)
class Verdict:
    """What came out when a recording was played again; `difference` names the first entry that is another."""

    ok: bool
    hash: str
    games: int
    entries: int
    difference: dict[str, Any] | None = None


def verify(recording: str | os.PathLike[str]) -> Verdict:
    """Plays a recorded sitting again, from its text or its file, and compares every entry."""
    if isinstance(recording, str) and recording.lstrip().startswith("{"):
        text = recording
    else:
        with open(recording, encoding="utf-8") as file:
            text = file.read()
    answer = json.loads(_native.verify(text))
    return Verdict(answer["ok"], answer["hash"], answer["games"], answer["entries"], answer.get("difference"))


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
        """Writes the recording to a file."""
        with open(path, "w", encoding="utf-8", newline="") as file:
            file.write(self.recording())


def _journaled(answer: str) -> Journaled:
    entry = json.loads(answer)
    return Journaled(entry["event"], tuple(entry["faces"]), tuple(entry["facts"]), entry["forced"])
