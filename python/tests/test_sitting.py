"""Sittings played from Python: verified here and by the command line; what the table refuses; Ctrl-C."""

import os
import signal
import subprocess
import threading
import time

import pytest

import boxcars
from test_figures import program


def played(game, moves=80, **setup):
    table = boxcars.Sitting(game, seed=11, **setup)
    for move in range(moves):
        if table.over:
            table.next_game()
        elif table.dice[0] and (move % 4 or not table.decisions):
            table.throw()
        else:
            table.decide(table.decisions[0])
    return table


@pytest.mark.parametrize("game", boxcars.games())
def test_a_sitting_verifies(game, tmp_path):
    table = played(game)
    verdict = boxcars.verify(table.recording())
    assert verdict.ok and verdict.hash == table.hash
    table.save(tmp_path / "sitting.json")
    assert boxcars.verify(tmp_path / "sitting.json").ok
    run = subprocess.run([program, "verify", tmp_path / "sitting.json"], capture_output=True, text=True)
    assert run.returncode == 0 and run.stdout.startswith("Practice:")
    assert run.stdout.splitlines()[-1] == table.hash


def test_the_same_seed_throws_the_same_dice():
    assert played("pig").hash == played("pig").hash
    assert played("pig").hash != played("pig", goal=60).hash


def test_what_the_table_refuses():
    table = boxcars.Sitting("pig", seed=3, players=["ann", "bob"], first=1)
    before = table.hash
    with pytest.raises(boxcars.Error, match="Dice are thrown, not chosen."):
        table.decide("roll 6")
    with pytest.raises(boxcars.Error):
        table.decide("hold")
    assert table.hash == before
    assert table.force(6).faces == (6,)
    assert table.practice
    assert table.decide("hold").event == "hold"


def test_ctrl_c_stops_a_simulation_and_the_next_one_goes_on():
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
    timer = threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        boxcars.simulate("craps", games=10**12, seed=1)
    assert time.monotonic() - began < 20
    assert boxcars.simulate("craps", games=1000, seed=1)["games"] == 1000
