"""The module's figures are the command line's: exact odds of 200 random sheets, simulations, knobs; and what cannot be
is refused. BOXCARS names the program to compare with; without it build/release/boxcars is taken."""

import json
import os
import random
import subprocess
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import boxcars

program = os.environ.get("BOXCARS", str(Path(__file__).resolve().parents[2] / "build/release/boxcars"))


def said(*words):
    """What the command line answers; an Error's sentence instead where it refuses."""
    run = subprocess.run([program, *words, "--json"], capture_output=True, text=True)
    return json.loads(run.stdout) if run.returncode == 0 else run.stderr


def random_sheet(game, chance):
    """A few knobs turned, anywhere near: some of these sheets cannot be, and both have to say so."""
    sheet = {}
    for knob in boxcars.knobs(game).values():
        if chance.random() < 0.15:
            if knob.words:
                sheet[knob.name] = chance.choice(knob.words)
            elif knob.values:
                sheet[knob.name] = chance.choice(knob.values)
            else:
                sheet[knob.name] = chance.randint(knob.least, min(knob.most, knob.least + 12))
    return sheet


def plain(figures):
    """Figures with fractions as the command line writes them."""
    if isinstance(figures, Fraction):
        return str(figures)
    if isinstance(figures, (list, tuple)):
        return [plain(one) for one in figures]
    if isinstance(figures, dict):
        return {name: plain(one) for name, one in figures.items()}
    return figures


@pytest.mark.parametrize("game", ["craps", "siwuliu", "ceelo"])
def test_odds_of_random_sheets(game):
    chance = random.Random(20261122)
    told = refused = 0
    for _ in range(68):
        sheet = random_sheet(game, chance)
        expected = said("odds", game, *[word for knob, value in sheet.items() for word in ("--set", f"{knob}={value}")])
        if isinstance(expected, str):
            with pytest.raises(boxcars.Error) as wrong:
                boxcars.odds(game, rules=sheet)
            assert str(wrong.value) in expected
            refused += 1
        else:
            assert plain(dict(boxcars.odds(game, rules=sheet))) == expected
            told += 1
    assert told > 20, (told, refused)


def test_pig():
    exact = said("odds", "pig", "--set", "goal=40")
    ours = boxcars.odds("pig", goal=40)
    assert ours["first_wins"] == exact["first_wins"]
    assert ours["optimal"]["first_player_wins"] == exact["optimal"]["first_player_wins"]
    assert boxcars.odds("pig", at="30,40,12")["at"]["best"] in ("roll", "hold")


def test_bets_are_fractions():
    craps = boxcars.odds("craps", bar=2)
    assert craps["pass"].edge == Fraction(7, 495)
    assert craps.bets["field"].win + craps.bets["field"].lose + craps.bets["field"].push == 1
    assert craps["rules"]["bar"] == 2
    assert boxcars.odds("siwuliu")["player_edge"] == Fraction(167, 1674)


@pytest.mark.parametrize("game", ["craps", "siwuliu", "ceelo", "pig"])
def test_simulation(game):
    ours = boxcars.simulate(game, games=20_000, seed=7, threads=1)
    theirs = said("simulate", game, "--games", "20000", "--seed", "7")
    for name in ours:
        if name not in ("seconds", "threads", "seed"):
            value = ours[name]
            assert plain(value.tolist() if isinstance(value, np.ndarray) else value) == theirs[name], name
    assert ours["seed"] == 7


def test_counts_are_arrays():
    line = boxcars.simulate("craps", games=100_000, seed=3)
    assert line["lengths"].dtype == np.int64
    assert line["lengths"].sum() == line["lengths_of"]


def test_what_cannot_be_is_refused():
    for wrong in (lambda: boxcars.odds("crap"), lambda: boxcars.odds("craps", baar=2),
                  lambda: boxcars.simulate("craps", games=0), lambda: boxcars.simulate("craps", path="sse"),
                  lambda: boxcars.verify("{}")):
        with pytest.raises(boxcars.Error):
            wrong()
    assert issubclass(boxcars.Error, ValueError)


def test_every_game_is_there():
    assert [game for game in boxcars.games() if not boxcars.knobs(game)] == []
    assert boxcars.__version__ == said_version()


def said_version():
    return subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split()[-1]
