// People as a table shows them: the portrait in its brass rim, and the plate on which a line is said. Decides how they
// look; where they stand and what is said is the table's.
#pragma once
#include "render/stage.h"
#include "scenes/people/table_talk.h"

namespace boxcars::scenes {

void draw_face(render::Canvas& canvas, const players::Person& person, players::Mood mood, render::Rect where);

// Textures of a cast's faces, in its order, for a panel in which they are chosen.
std::vector<unsigned> face_pictures(render::Stage& stage, players::Cast cast);

constexpr float least_speech_px = 12.5f;  // the smallest letters of a line
// The letters of a line on a plate of this width.
render::Type speech_type(render::Canvas& canvas, std::string_view words, float wide);
enum class SpeechFrom { Left, Right, Above, Below, Inside };  // where whoever speaks is seen, from the plate
void draw_speech(render::Canvas& canvas, render::Rect where, std::string_view words, SpeechFrom from);

}  // namespace boxcars::scenes
