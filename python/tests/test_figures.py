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


def with_one_edge(figures, house):
    """The command line's figures as the module names them: `edge` is the house's share of a stake everywhere."""
    if isinstance(figures, list):
        return [with_one_edge(one, house) for one in figures]
    if not isinstance(figures, dict):
        return figures
    edges = {name for name in figures if name in ("edge", "edge_per_bet", "player_edge", "banker_edge")}
    return {"edge" if name in edges else name: str(house * Fraction(one)) if name in edges else with_one_edge(one, house)
            for name, one in figures.items()}


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
            expected = with_one_edge(expected, -1 if game == "siwuliu" else 1)
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
    assert boxcars.odds("siwuliu")["edge"] == Fraction(-167, 1674)


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
    assert frame.set_index("bet").loc["pass", "edge"] == float(Fraction(7, 495))


def every_frame():
    """Each answer with the names of its figures that are tables."""
    bank = {"bets": 30}
    for game in boxcars.games():
        yield boxcars.odds(game), ("rules",) + {"craps": ("line_game", "bets"), "siwuliu": ("round", "by_point", "results"),
                                                "ceelo": ("banker", "bank_passes"), "pig": ("optimal", "first_wins")}[game]
        yield boxcars.simulate(game, games=500, seed=3), {"craps": ("lengths",), "pig": ("wins",)}.get(game, ())
        if game != "pig":
            yield boxcars.bankroll(game, 20, 40, **bank), ("distribution", "ruined_by", "reached_by")
    yield boxcars.simulate("craps", games=500, seed=3, players=["field"], bankrolls=True), ("bankrolls", "results")
    yield boxcars.simulate("siwuliu", games=50, seed=3, players=[15]), ()


def test_frames_are_of_numbers():
    pandas = pytest.importorskip("pandas")
    turn = boxcars.odds("pig", turn=np.int64(20)).to_frame("turn", "policies", 0, "held")
    assert turn.set_index("points").loc[25, "chance"] == pytest.approx(0.017173, abs=1e-6)
    hand = boxcars.odds("craps", hand=154.0).to_frame("hand", "p_throws")["value"]
    assert hand.index[0] == 1 and hand[1] == 0 and hand.dtype == "float64"
    for answer, names in every_frame():
        for frame in (answer.to_frame(), *(answer.to_frame(name) for name in names)):
            assert isinstance(frame, pandas.DataFrame) and frame.shape[0] > 0 and frame.shape[1] > 0
            for column in frame:
                text = all(isinstance(one, str) for one in frame[column])
                assert text or frame[column].dtype.kind in "iufb", (answer, column, frame[column].dtype)


def test_numbers_may_be_numpys_or_whole_floats():
    seven = boxcars.simulate("craps", games=1000, seed=7)["wins"]
    assert boxcars.simulate("craps", games=1e3, seed=np.int64(7), threads=np.int32(1))["wins"] == seven
    assert boxcars.odds("craps", bar=np.int64(2), crapless=np.bool_(False))["rules"]["bar"] == 2
    assert boxcars.odds("craps", rules={"crapless": np.True_, "vig": 4.0})["rules"]["crapless"] is True
    assert boxcars.odds("pig", at=np.array([30, 40, 12]))["at"]["best"] == "roll"
    assert boxcars.bankroll("craps", 20.0, np.int16(40))["goal"] == boxcars.bankroll("craps", 20, 40)["goal"]
    assert boxcars.Sitting("pig", seed=np.int64(3), first=np.int8(0), goal=30.0).hash == boxcars.Sitting(
        "pig", seed=3, first=0, goal=30).hash
    for wrong in (0.5, float("nan"), None, [2], object()):
        with pytest.raises(boxcars.Error, match="'bar' of craps takes 2, 3 or 12"):
            boxcars.odds("craps", bar=wrong)


@pytest.mark.parametrize("game", boxcars.games())
def test_a_sheet_goes_back_in(game, tmp_path):
    """For every value of every knob that is a word or an end of its range: printed, read back, printed the same."""
    def printed(rules):
        return boxcars.simulate(game, games=1, seed=1, rules=rules)["rules"]

    assert printed(printed({})) == printed({})
    for knob in boxcars.knobs(game).values():
        assert printed({})[knob.name] == knob.default
        for value in (knob.words or knob.values or ()) + (knob.default, knob.least, knob.most):
            try:
                sheet = printed({knob.name: value})
            except boxcars.Error as why:  # a bankroll below the minimum
                assert "takes" not in str(why), why
                continue
            assert sheet[knob.name] in (value, value == "on") and printed(sheet) == sheet
            (tmp_path / "sheet.json").write_text(json.dumps({"game": game, "rules": sheet}))
            if game == "craps":
                assert said("odds", game, "--rules", str(tmp_path / "sheet.json"))["rules"] == sheet


def test_ruin_and_goal():
    ours = boxcars.bankroll("craps", 20, goal=40, bet="field", bets=10, bar=2)
    theirs = said("odds", "craps", "--bankroll", "20", "--goal", "40", "--bets", "10", "--bet", "field", "--set", "bar=2")
    assert plain({name: ours[name] for name in theirs["bankroll"]}) == theirs["bankroll"]
    assert ours["ruin"] + ours["goal"] == 1 and ours["rules"]["bar"] == 2
    assert all(isinstance(one, float) for one in boxcars.bankroll("siwuliu", 20, bets=100)["ruined_by"])


def test_sentences_speak_python():
    for wrong in (lambda: boxcars.odds("craps", at="1,2,3"), lambda: boxcars.odds("pig", players=3),
                  lambda: boxcars.odds("pig", at=(1, 2)), lambda: boxcars.bankroll("pig", 5, 10),
                  lambda: boxcars.bankroll("craps", 5), lambda: boxcars.bankroll("siwuliu", 5, 9, bet="pass"),
                  lambda: boxcars.simulate("craps", rounds=5), lambda: boxcars.simulate("pig", rounds=5),
                  lambda: boxcars.simulate("siwuliu", players=["ann"]), lambda: boxcars.simulate("ceelo", path="baseline"),
                  lambda: boxcars.simulate("craps", players=["field"], path="baseline"), lambda: boxcars.odds("craps", bar=7),
                  lambda: boxcars.simulate("pig", players=["hold20"], rules={"players": 3}), lambda: boxcars.simulate("craps", games=0)):
        with pytest.raises(boxcars.Error) as why:
            wrong()
        assert "--" not in str(why.value) and "request" not in str(why.value), str(why.value)


def test_players_and_strategies_are_data():
    for game in boxcars.games():
        for name in boxcars.players(game):
            assert boxcars.simulate(game, games=10, seed=1, players=[name] * (1 if game == "craps" else 2))["games"] == 10
    for name, strategy in boxcars.strategies().items():
        copy = {**strategy, "name": "copy"}
        both = boxcars.simulate("craps", games=2000, seed=7, players=[strategy, copy])["players"]
        assert both[0]["name"] == name and both[0]["results"] == both[1]["results"]
        used = [*strategy, *(f"bets.{field}" for bet in strategy["bets"] for field in bet)]
        assert set(used) <= {"name", *boxcars.strategy_fields()}
    assert "whole dollars" in boxcars.strategy_fields()["bets.stake"].help


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
