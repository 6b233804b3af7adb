#!/usr/bin/env python3
"""Draws docs/pictures/architecture.svg: the way of a throw and of a bet through the rooms.

    tools/architecture.py          writes the picture anew

The two ways are the lists below; a name in them is a name in the code (a test looks whether it is).
"""
from pathlib import Path
from xml.sax.saxutils import escape

ROOMS = ('platform', 'scenes', 'session', 'rules', 'chance', 'world', 'audio, ui, render')

# (room, what happens there, the name of it in the code); the next line is where it goes on.
THROW = (
    ('platform', 'a key, a click, a pad becomes an action', 'Controls'),
    ('scenes', 'let go: a throw is asked for', 'Table'),
    ('session', 'may dice be thrown now?', 'throw_dice'),
    ('rules', 'which dice, how many', 'dice_wanted'),
    ('chance', 'the faces, from the seed', 'DiceStream'),
    ('rules', 'next state and facts', 'apply'),
    ('session', 'journaled: event, step, hash', 'Entry'),
    ('scenes', 'the answer carries the faces', 'Answer'),
    ('world', 'simulated ahead, turned so that they end up', 'Throw'),
    ('audio, ui, render', 'dice fly, each contact sounds', 'Stage'),
    ('scenes', 'at rest: the facts are told', 'reveal'),
)
BET = (
    ('platform', 'a click on the felt', 'Input'),
    ('scenes', 'which spot, how much', 'hit_targets'),
    ('session', 'submitted as an event', 'submit'),
    ('rules', 'a refusal is a sentence', 'refusal'),
    ('rules', 'the stake leaves the bankroll', 'apply'),
    ('session', 'journaled: event, step, hash', 'Entry'),
    ('scenes', 'chips go down, the sentence is shown', 'Answer'),
    ('audio, ui, render', 'chips slide and click', 'Sounds'),
)

LANE, STEP, BOX = 168, 66, (150, 50)
INK, PAPER, GOLD, GREY = '#F1E6CB', '#0D0F14', '#EBB04E', '#8A8F9C'


def text(x, y, words, size, colour, weight='normal'):
    return (f'<text x="{x}" y="{y}" font-family="Lato, sans-serif" font-size="{size}" font-weight="{weight}" '
            f'fill="{colour}" text-anchor="middle">{escape(words)}</text>')


def wrapped(words, longest=24):
    """In two lines at most, broken at a blank near the middle."""
    if len(words) <= longest:
        return [words]
    at = min((i for i, c in enumerate(words) if c == ' '), key=lambda i: abs(i - len(words) / 2))
    return [words[:at], words[at + 1:]]


def way(title, steps, top):
    """One way from above to below, its boxes in their rooms' lanes."""
    out = [f'<text x="24" y="{top}" font-family="Lato, sans-serif" font-size="20" font-weight="bold" fill="{GOLD}">'
           f'{escape(title)}</text>']
    places = [(ROOMS.index(room) * LANE + LANE / 2 + 12, top + 34 + i * STEP) for i, (room, _, _) in enumerate(steps)]
    for (x, y), (to_x, to_y) in zip(places, places[1:]):
        out.append(f'<path d="M{x} {y + BOX[1] / 2} L{to_x} {to_y - BOX[1] / 2 - 2}" stroke="{GOLD}" fill="none" '
                   'marker-end="url(#arrow)"/>')
    for (x, y), (_, words, name) in zip(places, steps):
        out.append(f'<rect x="{x - BOX[0] / 2}" y="{y - BOX[1] / 2}" width="{BOX[0]}" height="{BOX[1]}" rx="7" '
                   f'fill="#1B2030" stroke="{GREY}"/>')
        lines = wrapped(words)
        for i, line in enumerate(lines):
            out.append(text(x, y - 4 - 6 * (len(lines) - 1) + 13 * i, line, 11, INK))
        out.append(text(x, y + 19, name, 11, GOLD, 'bold'))
    return out, top + 34 + len(steps) * STEP


def picture():
    throw, below = way('From a key to a throw', THROW, 78)
    bet, height = way('From a click to a bet', BET, below + 24)
    width = len(ROOMS) * LANE + 24
    out = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
           '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
           'orient="auto">'
           f'<path d="M0 0 L8 4 L0 8 z" fill="{GOLD}"/></marker></defs>',
           f'<rect width="100%" height="100%" fill="{PAPER}"/>']
    for i, room in enumerate(ROOMS):
        if i % 2 == 0:
            out.append(f'<rect x="{i * LANE + 12}" y="0" width="{LANE}" height="{height}" fill="#FFFFFF" '
                       'opacity="0.03"/>')
        out.append(text(i * LANE + LANE / 2 + 12, 32, room, 16, INK, 'bold'))
    return '\n'.join(out + throw + bet + ['</svg>', ''])


if __name__ == '__main__':
    target = Path(__file__).resolve().parents[1] / 'docs/pictures/architecture.svg'
    target.write_text(picture(), encoding='utf-8')
    print(f'wrote {target.name}')
