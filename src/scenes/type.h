// The sizes of text on the canvas: font face, em in logical px and letter spacing of each style. Text whose size is
// computed scales one of them.
#pragma once
#include "render/stage.h"

namespace boxcars::scenes {

using namespace render;
using glm::vec2, glm::vec3;

namespace type {

constexpr Type hero{Face::Display, 132},   // the turn total
    call{Face::Display, 54, 0.01f},        // stickman's calls, verdicts, prizes
    headline{Face::Display, 44, 0.02f},    // an ending's title, large points
    banner{Face::Display, 34},             // stakes and verdicts of Si-Wu-Liu
    plaque{Face::Display, 29, 0.02f},      // titles of large plates
    figure{Face::Display, 25},             // a figure beside its name
    name{Face::Display, 22, 0.03f},        // tables and stations
    verb{Face::Label, 27, 0.10f},          // large buttons
    heading{Face::Label, 24, 0.05f},       // titles of dialogs, and at Si-Wu-Liu's circles
    sum{Face::Label, 22},                  // goals, chances, sums
    title{Face::Label, 21, 0.06f},         // slim buttons, columns, names on plates
    status{Face::Label, 18, 0.03f},        // handheld status lines, pills, standings
    tag{Face::Label, 15, 0.03f},           // small pills and totals
    small_verb{Face::Label, 14, 0.07f},    // low buttons, keepsakes
    label{Face::Label, 14, 0.16f},         // what a figure or field is
    label_small{Face::Label, 12, 0.13f},   // small names beside figures
    fine{Face::Label, least_px, 0.03f},    // notes where there is little room
    motto{Face::LabelSemi, 18, 0.19f},     // below the title's sign
    score{Face::LabelSemi, 27},            // the score of a finished game
    lead{Face::Body, 18},                  // hints, and the first sentence of several
    body{Face::Body, 17},                  // sentences
    small{Face::Body, 15},                 // notes and prompts
    caption{Face::Body, 14},               // cards and keepsakes
    body_bold{Face::BodyBold, 17},         // figures in tables
    small_bold{Face::BodyBold, 14},        // figures on small plates
    cap{Face::BodyBold, least_px, 0.02f};  // key caps, captions of icons

// The least em of numerals on a chip or coin, logical px. They are larger than least_px, because a lying coin
// is seen at an angle, which squashes them.
constexpr float least_numeral = 12;

}  // namespace type

}  // namespace boxcars::scenes
