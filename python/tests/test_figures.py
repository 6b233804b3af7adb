"""The module's figures are the command line's: exact odds of 200 random sheets, simulations, knobs; and what cannot be
is refused. BOXCARS names the program to compare with; without it build/release/boxcars is taken."""

import json
import os
import random
import subprocess
import sys
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
            ours = boxcars.odds(game, rules=sheet)
            assert plain({name: ours[name] for name in ours if name not in ours.bets}) == expected
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


def test_odds_are_one_mapping():
    craps = boxcars.odds("craps")
    assert "pass" in craps and "pass" in list(craps) and craps["pass"] in craps.values()
    assert set(craps.bets) < set(craps) and len(craps) == len(list(craps))
    assert "pas" not in craps and craps.get("pas") is None


@pytest.mark.parametrize("game", boxcars.games())
def test_every_answer_has_a_short_form_and_a_table(game):
    table = boxcars.Sitting(game, seed=3)
    for answer in (boxcars.odds(game), boxcars.simulate(game, games=1000, seed=3), table):
        assert len(repr(answer)) < 200 and game in repr(answer) and "\n" not in repr(answer)
        assert answer._repr_html_().startswith("<table><tr><th>")
    assert "<script" not in boxcars.Figures({"game": "<script>"})._repr_html_()


def test_plain_values_and_frames(monkeypatch):
    craps = boxcars.odds("craps")
    assert craps.to_dict()["pass"]["edge"] == Fraction(7, 495)
    line = boxcars.simulate("craps", games=1000, seed=3)
    assert line.to_dict()["lengths"] == line["lengths"].tolist()
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(boxcars.Error, match="needs pandas"):
        craps.to_frame()
    monkeypatch.undo()
    pandas = pytest.importorskip("pandas")
    frame = craps.to_frame()
    assert isinstance(frame, pandas.DataFrame) and len(frame) == len(craps.bets)
    assert frame.set_index("bet").loc["pass", "edge"] == Fraction(7, 495)


def test_what_is_missing_is_said_in_a_sentence(tmp_path):
    with pytest.raises(KeyError) as unknown:
        boxcars.odds("craps")["pas"]
    assert str(unknown.value) == "There is no figure 'pas': the nearest is 'pass'." and isinstance(unknown.value, boxcars.Error)
    with pytest.raises(KeyError, match="no knob at craps 'baar': the nearest is 'bar'"):
        boxcars.knobs("craps")["baar"]
    with pytest.raises(FileNotFoundError) as missing:
        boxcars.verify(tmp_path / "none.json")
    assert "There is no recording" in str(missing.value) and isinstance(missing.value, boxcars.Error)
    with pytest.raises(boxcars.Error, match="cannot be read"):
        boxcars.verify(tmp_path)
    with pytest.raises(boxcars.Error, match="cannot be written"):
        boxcars.Sitting("pig", seed=1).save(tmp_path)


mine = {"name": "mine", "words": "pass, with 6 and 8 placed", "bets": [
    {"when": "come_out", "bet": "pass", "odds": 2},
    {"when": "point", "bet": "place_6", "stake": "2 units", "take_when": "come_out"}]}


def test_a_strategy_of_ones_own(tmp_path):
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": "craps", **{name: mine[name] for name in ("words", "bets")}}))
    ours = boxcars.simulate("craps", games=5000, seed=7, players=[mine, "pass_line"])
    theirs = said("simulate", "craps", "--games", "5000", "--seed", "7", "--players", f"file:{file},pass_line")
    assert [player["results"] for player in ours["players"]] == [player["results"] for player in theirs["players"]]
    assert ours["players"][0]["name"] == "mine"


def test_bankrolls_after_every_hand():
    def play(threads):
        return boxcars.simulate("craps", games=5000, seed=7, players=[mine, "field"], bankrolls=True, threads=threads)

    one, two = play(1), play(2)
    start = 100 * boxcars.knobs("craps")["bankroll"].default
    for player, again in zip(one["players"], two["players"]):
        assert player["bankrolls"].dtype == np.int64 and player["bankrolls"].shape == (5000,)
        assert (player["bankrolls"] == again["bankrolls"]).all()
        results, counts = np.unique(player["bankrolls"] - start, return_counts=True)
        assert dict(zip(map(str, results), counts)) == player["results"]
    # A hand's dice do not depend on how many hands there are.
    assert (boxcars.simulate("craps", games=3000, seed=7, players=[mine], bankrolls=True)["players"][0]["bankrolls"]
            == one["players"][0]["bankrolls"][:3000]).all()


def test_strategies_that_cannot_be_are_refused():
    def refused(message, game="craps", **request):
        with pytest.raises(boxcars.Error, match=message):
            boxcars.simulate(game, games=100, **request)

    refused("bets", players=[{"name": "mine", "bets": []}])
    refused("needs a name", players=[{"bets": mine["bets"]}])
    refused("already", players=[{**mine, "name": "field"}])
    refused("is not a field", players=[{**mine, "speed": 3}])
    refused("are for craps", game="pig", players=["hold20", "hold25"], bankrolls=True)
    refused("are for craps", bankrolls=True)
    with pytest.raises(boxcars.Error, match="at most"):
        boxcars.simulate("craps", games=10**9, players=[mine], bankrolls=True)


def test_every_game_is_there():
    assert [game for game in boxcars.games() if not boxcars.knobs(game)] == []
    assert boxcars.__version__ == said_version()


def said_version():
    return subprocess.run([program, "--version"], capture_output=True, text=True).stdout.split()[-1]
