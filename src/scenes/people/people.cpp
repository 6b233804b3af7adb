#include "scenes/people/people.h"

#include "chance/dust.h"
#include "scenes/buttons.h"
#include "scenes/flat_print.h"

#include <limits>

namespace boxcars::scenes {

using players::Occasion;
constexpr float beside_speech = 8;  // px between text and the sides of its plate

// Draws the tail of a plate: a picture that points to the left, turned towards the speaker.
static void draw_tail(Canvas& canvas, const Rect& plate, SpeechFrom from) {
    constexpr float reach = 4, along = 36;  // px from the plate's edge to the picture's middle; from its left end
    const vec2 over = plate.corner() + px_right(along);
    const auto draw = [&](vec2 at, float turn) { canvas.sprite("speech/tail", around(at, vec2{12}), Colour{1}, turn); };
    if (from == SpeechFrom::Left) draw(plate.left() - px_right(reach), 0);
    if (from == SpeechFrom::Right) draw(plate.right() + px_right(reach), 180);
    if (from == SpeechFrom::Above) draw(over - px_down(reach), 90);
    if (from == SpeechFrom::Below) draw(over + px_down(plate.h + reach), 270);
}

constexpr int turns_apart = 3;  // turns between two lines, at least
constexpr double speaks = 0.5;  // chance to speak on an occasion; at a game's end always
constexpr Ticks look_stays = milliseconds(2600), line_stays = milliseconds(2400);
static bool ends_game(Occasion occasion) { return occasion == Occasion::Won || occasion == Occasion::Beaten; }

void draw_face(Canvas& canvas, const players::Person& person, players::Mood mood, Rect where) {
    canvas.sprite(players::face_of(person, mood), where);
}

std::vector<unsigned> face_pictures(Stage& stage, players::Cast cast) {
    constexpr int px = 96;  // enough for a panel at twice its normal size
    std::vector<unsigned> all;
    for (const players::Person& person : cast) all.push_back(stage.picture(players::face_of(person), px));
    return all;
}

Type speech_type(Canvas& canvas, std::string_view words, float wide) {
    return canvas.fitted(type::body, words, wide - 2 * beside_speech);
}

void draw_speech_plate(Canvas& canvas, const Rect& plate, SpeechFrom from) {
    canvas.pill(plate, 7, hex(0xFBF1D8), hex(0xF3E6C8));
    canvas.pill_edge(plate, 7, 1.2f, colours::brass_dark);
    draw_tail(canvas, plate, from);
}

void draw_speech(Canvas& canvas, Rect where, std::string_view words, SpeechFrom from) {
    const Type type = speech_type(canvas, words, where.w);
    const float wide = std::min(where.w, canvas.width(type, words) + 2 * beside_speech);
    Rect plate = where;
    if (from != SpeechFrom::Inside) plate.w = wide;
    if (from == SpeechFrom::Right) plate.x = where.x + where.w - wide;
    draw_speech_plate(canvas, plate, from);
    canvas.text(type, words, plate.left() + vec2{beside_speech, 0.5f}, Align::Left, speech_ink);
}

void TableTalk::shown(int seat, Occasion occasion, const TalkAt& when) {
    looks_[nth(seat)] = {players::mood_after(occasion),
                         ends_game(occasion) ? std::numeric_limits<Ticks>::max() : when.now + look_stays};
    if (!when.silent && person(seat) && turns_ >= turns_apart) say(seat, occasion, when);
}

void TableTalk::say(int seat, Occasion occasion, const TalkAt& when) {
    chance::Dust dust{when.dust + static_cast<std::uint64_t>(seat)};
    const players::Lines lines = person(seat)->said_at(occasion);
    if (lines.empty() || (!ends_game(occasion) && dust.unit() >= speaks)) return;
    spoken_ = Spoken{seat, lines[nth(dust.below(how_many(lines)))], when.now};
    turns_ = 0;
}

std::optional<Spoken> TableTalk::spoken(Ticks now) const {
    return spoken_ && now < spoken_->since + line_stays ? spoken_ : std::nullopt;
}

void TableTalk::report(Json& out, Ticks now) const {
    constexpr const char* moods[] = {"calm", "pleased", "dismayed"};
    out["people"] = Json::array();
    for (std::size_t seat = 0; seat < people_.size(); ++seat)
        out["people"].push_back({{"name", people_[seat] ? people_[seat]->name : ""},
                                 {"mood", moods[static_cast<int>(mood(static_cast<int>(seat), now))]}});
    const auto said = spoken(now);
    out["said_by"] = said ? said->seat : -1;
    out["said"] = said ? said->words : "";
}

}  // namespace boxcars::scenes
