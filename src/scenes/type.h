// The type roles of the look: font face, height in logical px and letter spacing.
#pragma once
#include "render/canvas.h"

namespace boxcars::scenes {

namespace type {
using render::Face;
constexpr render::Type hero{Face::Display, 132}, call{Face::Display, 54}, verb{Face::Label, 27, 0.10f},
    title{Face::Label, 21, 0.06f}, body{Face::Body, 17}, body_bold{Face::BodyBold, 17}, small{Face::Body, 15},
    label{Face::Label, 14, 0.16f}, label_small{Face::Label, 12, 0.14f}, cap{Face::BodyBold, render::least_px, 0.02f};
// For numerals on a chip or coin, which lies turned and tilted. On screen it is at least render::least_px high.
constexpr float least_numeral = 12;
}  // namespace type

}  // namespace boxcars::scenes
