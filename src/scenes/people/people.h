// The people at a table: draws their faces and what they say; chooses both from the occasions that the table reports.
#pragma once
#include "base/json.h"
#include "base/numbers.h"
#include "base/ticks.h"
#include "players/people.h"
#include "scenes/type.h"

namespace boxcars::scenes {

void draw_face(Canvas& canvas, const players::Person& person, players::Mood mood, Rect where);

// Textures of a cast's faces, in its order, for the panel that chooses players.
std::vector<unsigned> face_pictures(Stage& stage, players::Cast cast);

// The type that fits the words on a plate `wide` px wide.
Type speech_type(Canvas& canvas, std::string_view words, float wide);
enum class SpeechFrom { Left, Right, Above, Below, Inside };  // where the speaker is
constexpr Colour speech_ink = hex(0x2A1B0C);
void draw_speech_plate(Canvas& canvas, const Rect& plate, SpeechFrom from);  // the empty plate with its tail
void draw_speech(Canvas& canvas, Rect where, std::string_view words, SpeechFrom from);

struct Spoken {
    int seat;
    std::string_view words;
    Ticks since;
};

// A random number for looks only (chance/dust.h) decides who speaks and what. At least 3 turns separate two lines.
class TableTalk {
 public:
    using People = std::vector<const players::Person*>;  // indexed by seat; nullptr for a human
    struct TalkAt {
        Ticks now;
        std::uint64_t dust;
        bool silent;  // nobody speaks
    };
    void begin(People people) {  // starts another game
        people_ = std::move(people);
        looks_.assign(people_.size(), {});
        silence();
        turns_ = 1;
    }
    void turn_over() { ++turns_; }
    // Sets the face of `seat` for a game that is over already. Nobody speaks.
    void end(int seat, bool won) {
        shown(seat, won ? players::Occasion::Won : players::Occasion::Beaten, {.now = 0, .dust = 0, .silent = true});
    }
    void shown(int seat, players::Occasion occasion, const TalkAt& when);  // something has happened to a seat
    void silence() { spoken_.reset(); }
    const players::Person* person(int seat) const { return people_[nth(seat)]; }
    players::Mood mood(int seat, Ticks now) const {
        const Expression& look = looks_[nth(seat)];
        return now < look.until ? look.mood : players::Mood::Calm;
    }
    std::optional<Spoken> spoken(Ticks now) const;  // what is being said now
    void report(Json& out, Ticks now) const;

 private:
    struct Expression {
        players::Mood mood = players::Mood::Calm;
        Ticks until = 0;
    };
    void say(int seat, players::Occasion occasion, const TalkAt& when);
    People people_;
    std::vector<Expression> looks_;
    std::optional<Spoken> spoken_;
    int turns_ = 0;  // turns since somebody spoke
};

// Time and dust for table talk, from a table's present state. Nobody speaks in a demonstration or in practice.
template <class Now>
TableTalk::TalkAt talk_at(const Now& now) {
    return {now.clock, now.session.hash() + static_cast<std::uint64_t>(now.clock),
            now.demo || now.session.is_practice()};
}

}  // namespace boxcars::scenes
