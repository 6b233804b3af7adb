"""Boxcars' dice games for programs: exact odds as fractions, fast simulations as arrays, sittings that verify.

    >>> import boxcars
    >>> boxcars.odds("craps")["pass"].edge
    Fraction(7, 495)
    >>> boxcars.odds("craps", bar=2)["dont_pass"].edge
    Fraction(3, 220)
    >>> boxcars.simulate("craps", games=1_000_000, seed=7)["wins"]
    492859

Every figure is computed by the rules that are played at the tables, and is the one that ``boxcars odds --json`` and
``boxcars simulate --json`` print; `edge` is always the house's share of the stake. Knobs are keyword arguments, named
and valued as `knobs` lists them; a knob whose name is a keyword of a function (``players``, ``games``) goes into
``rules={...}``, as does a whole sheet: the ``"rules"`` of an answer. A number may be numpy's, or ``1e6``. What cannot
be is an `Error`, whose sentence says what, which, why and what to do: an unknown figure is a `MissingFigure`, which is
a KeyError too, and a recording that is not there a `MissingFile`, which is a FileNotFoundError too.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from difflib import get_close_matches
from html import escape
from fractions import Fraction
from math import isfinite
from typing import Any, Union

import numpy as np

from . import _native
from ._native import Error

__all__ = [
    "Bet", "Error", "Field", "Figures", "Journaled", "Knob", "MissingFigure", "MissingFile", "Odds", "Sitting",
    "Verdict", "bankroll", "games", "knobs", "odds", "players", "simulate", "strategies", "strategy_fields", "verify",
]
__version__: str = _native.version()

Value = Union[int, float, str, bool]  # of a knob; numbers are whole, and may be numpy's


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
    """One rule that can be changed: a whole number from `least` to `most`, one of `words`, or True or False."""

    name: str
    default: Value
    least: Value
    most: Value
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


def players(game: str) -> dict[str, str]:
    """The computer players of a simulation by name, with what each does.

    At Pig there is also "hold:N" for every N; at sì-wŭ-liù the one player is the amount to bet, such as 12.50.
    """
    return _Named(f"player at {game}", {one["name"]: one["words"] for one in json.loads(_native.players(game))})


@dataclass(frozen=True)
class Field:
    """One field of a strategy at craps: what it takes and what it is."""

    name: str
    takes: str
    help: str


def strategy_fields() -> dict[str, Field]:
    """Every field of a strategy at craps by name: "bets.stake" is a bet's, "step.do" a step's after a win or a loss."""
    return _Named("field", {one["name"]: Field(**one) for one in json.loads(_native.strategies())["fields"]})


def strategies() -> dict[str, dict[str, Any]]:
    """The strategies at craps by name, as data. Change one, give it a name of yours, and `simulate` plays it."""
    return _Named("strategy", {one["name"]: one for one in json.loads(_native.strategies())["strategies"]})


_fraction, _decimal = re.compile(r"-?\d+(/\d+)?"), re.compile(r"-?\d+(\.\d+)?(e[+-]\d+)?")
_edges = ("edge", "edge_per_bet", "player_edge", "banker_edge")  # what the command line calls the edge of a bet


def _exact(value: Any, house: int = 1) -> Any:
    """Exact numbers are texts such as "7/495" in what the library answers: those become fractions, at any depth.

    Where `house` is -1, the edges are the player's and change their sign.
    """
    if isinstance(value, str):
        return Fraction(value) if _fraction.fullmatch(value) else float(value) if _decimal.fullmatch(value) else value
    if isinstance(value, list):
        each = [_exact(one, house) for one in value]
        return [float(one) for one in each] if any(isinstance(one, float) for one in each) else each
    if isinstance(value, dict):
        return {"edge" if name in _edges else name: _exact(one, house) * house if name in _edges else _exact(one, house)
                for name, one in value.items()}
    return value


def _sent(value: Any) -> Any:
    """A value as the library reads it: numpy's numbers become Python's, and 1e6 becomes a whole number."""
    if isinstance(value, Mapping):
        return {str(name): _sent(one) for name, one in value.items()}
    if isinstance(value, (np.generic, np.ndarray)):
        return _sent(value.tolist())
    if isinstance(value, (list, tuple)):
        return [_sent(one) for one in value]
    if isinstance(value, float) and not isfinite(value):
        return str(value)  # for the sentence that refuses it
    return int(value) if isinstance(value, (float, Fraction)) and value % 1 == 0 else value


def _asked(ask: Callable[[str, str], Any], game: str, rules: Mapping[str, Value] | None, turned: Mapping[str, Value],
           **asked: Any) -> Any:
    """What the library answers to a request; None stands for what is not asked."""
    sheet = {**dict(() if rules is None else rules), **turned}
    request = {"set": sheet, **{name: value for name, value in asked.items() if value is not None}}
    try:
        return ask(game, json.dumps(_sent(request), default=str))
    except Error as why:
        raise Error(str(why).removeprefix("The request: ")) from None


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

    `repr` is one line, a notebook shows a table, `to_dict` gives plain Python values and `to_frame` pandas DataFrames.
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

    def to_frame(self, *figure: str | int) -> Any:
        """A pandas DataFrame whose numbers have a dtype; fractions become float64.

        Without a name: the bets of a felt, the players of a simulation, or one row of all figures that are one number.
        With names: that figure, such as `to_frame("lengths")` or `to_frame("turn", "policies", 0, "held")`; where each
        player of a simulation has it, such as `to_frame("bankrolls")`, a column a player.
        """
        try:
            import pandas
        except ImportError:
            raise Error("A DataFrame needs pandas, which is not installed; to_dict() does without it.") from None
        if not figure:
            return _frame(pandas, self._main())
        if figure[0] not in self and all(isinstance(one, Mapping) for one in self.get("players", [""])):
            each = {one["name"]: _frame(pandas, _Named("figure", one)[figure[0]])["value"] for one in self["players"]}
            return pandas.DataFrame(each).fillna(0).astype({name: column.dtype for name, column in each.items()})
        value: Any = self
        for name in figure:
            value = value[name]
        return _frame(pandas, value, first=int(figure[-1] in ("lengths", "p_rolls", "p_throws")))

    def _main(self) -> Any:
        """The table of a frame without a name."""
        players = self.get("players")
        if not players or isinstance(players[0], Mapping):
            return players or self
        seats = {name: values for name, values in self.items() if isinstance(values, (list, np.ndarray))
                 and len(values) == len(players) and not isinstance(values[0], list)}
        return [dict(zip(seats, seat)) for seat in zip(*seats.values())]


def _frame(pandas: Any, value: Any, first: int = 0) -> Any:
    """A row for each value of a list, counted from `first`, or for each number or table in a dictionary; else one."""
    if isinstance(value, Mapping):
        if all(_fraction.fullmatch(name) for name in value):
            value = {int(name): one if isinstance(one, Mapping) else {"value": one} for name, one in value.items()}
        if all(isinstance(one, Mapping) for one in value.values()):
            return pandas.DataFrame.from_dict({name: _cells(one) for name, one in value.items()}, orient="index")
        return pandas.DataFrame([_cells(value)])
    if all(isinstance(one, Mapping) for one in value):
        return pandas.DataFrame([_cells(one) for one in value])
    if isinstance(value[0], list):
        return pandas.DataFrame(value)
    frame = pandas.DataFrame([_cells({"value": one}) for one in value])
    frame.index += first
    return frame


def _cells(row: Mapping[str, Any]) -> dict[str, Any]:
    """What of a row fits into a table: texts and numbers."""
    return {name: float(value) if isinstance(value, Fraction) else value for name, value in row.items()
            if not isinstance(value, (Mapping, list, np.ndarray, Bet))}


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

    def _main(self) -> Any:
        names = self.get("policies", ())
        return self["bets"] if self.bets else {
            first: dict(zip(names, wins)) for first, wins in zip(names, self["first_wins"])} if names else self


def _bet(figures: dict[str, Any]) -> Bet:
    return Bet(figures["bet"], *(figures[field.name] for field in fields(Bet)[1:]))


def odds(game: str, *, at: str | Sequence[int] | None = None, turn: str | int | None = None, hand: int | None = None,
         stake: str | int | float | None = None, rules: Mapping[str, Value] | None = None, **knobs: Value) -> Odds:
    """The exact odds of a rule sheet; at Pig `at=(30, 40, 12)` adds what to do at own score, other's score, turn total.

    At Pig `turn="all"`, a policy or a number to hold at adds what a turn scores; with `at`, from there. At craps
    `hand=154` adds how many throws a hand takes, and `stake=35` puts so many dollars on every bet, which matters where
    the sheet rounds to dollars. Pig's chances are floating-point numbers, solved to 1e-12; all others are fractions.
    """
    told = {name: None if value is None else str(_sent(value)) for name, value in (("turn", turn), ("stake", stake))}
    at = at if at is None or isinstance(at, str) else ",".join(map(str, at))
    return Odds(_exact_answer(game, rules, knobs, at=at, hand=hand, **told))


def bankroll(game: str, units: int, goal: int | None = None, *, bets: int | None = None, bet: str | None = None,
             rules: Mapping[str, Value] | None = None, **knobs: Value) -> Figures:
    """What becomes of `units` bets' worth of money when the same bet is made again and again.

    With a goal: the chances to reach it and of ruin, and how many bets that takes. With `bets`: the money after so
    many. At craps `bet` is a name of `odds("craps").bets`, the pass line without it.

        >>> bankroll("craps", 20, goal=40)["goal"] < 0.37
        True
    """
    answer = _exact_answer(game, rules, knobs, bankroll=units, goal=goal, bets=bets, bet=bet)
    return Figures({"game": answer["game"], "rules": answer["rules"], **answer["bankroll"]})


def _exact_answer(game: str, rules: Mapping[str, Value] | None, knobs: Mapping[str, Value],
                  **asked: Any) -> dict[str, Any]:
    answer = json.loads(_asked(_native.odds, game, rules, knobs, **asked))
    house = -1 if "player_edge" in answer else 1
    return {**_exact(answer, house), "game": game, "rules": answer["rules"]}


def simulate(game: str, *, games: int | None = None, rounds: int | None = None, seed: int | None = None,
             players: Sequence[str | float | Mapping[str, Any]] | None = None, bankrolls: bool = False,
             threads: int = 0, path: str | None = None, rules: Mapping[str, Value] | None = None,
             **knobs: Value) -> Figures:
    """Plays many games and counts them. The counts depend on the sheet, the players and the seed alone.

    Lists of counts are numpy arrays of int64, lists of shares float64, exact figures fractions. Ctrl-C stops it.

    `players(game)` names who may play. At craps a player may also be a strategy of your own: {"name": "mine",
    "bets": [...]}, with the fields of `strategy_fields()`. With `bankrolls`, each player has under "bankrolls" an array
    of what it had, in cents, after every hand, in the order they were played; each begins with the sheet's bankroll.
    """
    own = {player["name"]: {"game": "craps", **{field: value for field, value in player.items() if field != "name"}}
           for player in players or () if isinstance(player, Mapping) and _is_own(player)}
    names = None if players is None else [player["name"] if isinstance(player, Mapping) else str(_sent(player))
                                          for player in players]
    answer = json.loads(_asked(_native.simulate, game, rules, knobs, games=games, rounds=rounds, seed=seed,
                               players=names, threads=threads, path=path, strategies=own or None,
                               bankrolls=bankrolls or None))
    return Figures({name: _counted(name, value) for name, value in answer.items()})


def _is_own(strategy: Mapping[str, Any]) -> bool:
    """Whether the strategy is one of the caller's own; one of `strategies()` that was not changed goes by its name."""
    if not isinstance(strategy.get("name"), str):
        raise Error("A strategy of your own needs a name: {\"name\": \"mine\", \"bets\": [...]}.")
    return strategies().get(strategy["name"]) != strategy


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
        self._table = _asked(_native.open_sitting, game, rules, knobs, seed=seed, first=first,
                             players=None if players is None else list(players))
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
