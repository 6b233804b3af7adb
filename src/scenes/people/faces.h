// Draws people at a table: a portrait in its brass rim, and the plate for what they say. The table decides where.
#pragma once
#include "render/stage.h"
#include "scenes/people/table_talk.h"

namespace boxcars::scenes {

void draw_face(render::Canvas& canvas, const players::Person& person, players::Mood mood, render::Rect where);

// Textures of a cast's faces, in its order, for the panel that chooses players.
std::vector<unsigned> face_pictures(render::Stage& stage, players::Cast cast);

constexpr float least_speech_px = 12.5f;  // smallest type for speech, px
// The type that fits the words on a plate `wide` px wide.
render::Type speech_type(render::Canvas& canvas, std::string_view words, float wide);
enum class SpeechFrom { Left, Right, Above, Below, Inside };  // where the speaker is
void draw_speech(render::Canvas& canvas, render::Rect where, std::string_view words, SpeechFrom from);

}  // namespace boxcars::scenes
