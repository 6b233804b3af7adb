"""python/notebook.ipynb, fifteen cells that a data scientist would write: each runs, as in a notebook, and its figures
are numbers with a dtype and the right ones."""

import ast
import json
from pathlib import Path

import pytest

import boxcars


def run(cells):
    """Executes cells in one namespace; returns it, and what a notebook would show of each cell's last expression."""
    names, shown = {}, []
    for cell in cells:
        tree = ast.parse(cell)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "notebook", "exec"), names)
        shown.append(eval(compile(ast.Expression(last.value), "notebook", "eval"), names) if last else None)
    return names, shown


def test_notebook():
    pytest.importorskip("pandas")
    pytest.importorskip("matplotlib").use("Agg")
    notebook = json.loads((Path(__file__).resolve().parents[1] / "notebook.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) == 15
    names, shown = run(cells)
    assert [str(kind) for kind in shown[1]].count("float64") >= 7  # the bets' columns
    assert names["bets"].loc["pass", "edge"] == pytest.approx(7 / 495)
    assert shown[3].loc[2, 2] == pytest.approx(1 / 18) and shown[3].loc[2, 3] == pytest.approx(1 / 36)
    assert names["full"]["100x"] < names["full"]["3-4-5x"] < names["full"]["1x"]
    assert shown[5].all() and list(shown[5].index) == boxcars.games()
    assert shown[6].loc[4, "banker"] == pytest.approx(1 / 243)
    assert shown[7].loc[0, "wins"] == 492859
    assert shown[7]["wins"].dtype == "int64" and shown[7]["exact"].dtype == "float64"
    assert (abs(names["lengths"] - names["exact"]).dropna() < 0.01).all() and names["lengths"].index[0] == 1
    assert list(shown[9].index) == ["patient", "iron_cross", "pass_line"]
    assert names["ruin"].loc["pass", "goal"] == pytest.approx(0.362230940440)
    assert names["goals"].is_monotonic_decreasing
    assert names["later"]["p"].sum() == pytest.approx(1) and names["later"]["units"].dtype == "float64"
    assert shown[14].loc["optimal", "hold20"] > 0.5
