// How the people at a table look and what they say, from what has been shown alone: one occasion after another goes in.
// Somebody speaks now and then, never twice within a few turns; dust says whether and what. Draws nothing.
#pragma once
#include "base/ticks.h"
#include "players/people.h"

#include <cstdint>
#include <nlohmann/json_fwd.hpp>

namespace boxcars::scenes {

struct Spoken {
    int seat;
    std::string_view words;
    Ticks since;
};

class TableTalk {
 public:
    using People = std::vector<const players::Person*>;  // by seat; none: nobody to be looked at
    struct TalkAt {
        Ticks now;
        std::uint64_t dust;
        bool silent;  // whatever it is, nobody says anything
    };
    void begin(People people);  // another game
    void turn_over() { ++turns_; }
    void end(int seat, bool won);  // of a game, some time ago: nobody says anything any more
    void shown(int seat, players::Occasion occasion, const TalkAt& when);  // of this seat, just now
    void silence() { spoken_.reset(); }

    const players::Person* person(int seat) const { return people_[static_cast<std::size_t>(seat)]; }
    players::Mood mood(int seat, Ticks now) const;
    std::optional<Spoken> spoken(Ticks now) const;  // what is being said
    void report(nlohmann::json& out, Ticks now) const;

 private:
    struct Expression {
        players::Mood mood = players::Mood::Calm;
        Ticks until = 0;
    };
    void say(int seat, players::Occasion occasion, const TalkAt& when);

    People people_;
    std::vector<Expression> looks_;
    std::optional<Spoken> spoken_;
    int turns_ = 0;  // since somebody spoke
};

// At what a table knows now: nothing is said where nobody plays in earnest, in a demonstration, as practice or in a
// guided first game.
template <class Now>
TableTalk::TalkAt talk_at(const Now& now) {
    return {now.clock, now.session.hash() + static_cast<std::uint64_t>(now.clock), now.demo || now.session.practice()};
}

}  // namespace boxcars::scenes
