// A sitting of one game: its sheet and its state as that game has them.
#pragma once
#include "session/session.h"

namespace sitting {

using namespace boxcars;

template <rules::Game R>
class SessionOf : public session::Session {
 public:
    explicit SessionOf(session::Setup setup) : Session(with_sheet(std::move(setup))) {}
    const R& rules() const { return Session::rules().template as<R>(); }
    const typename R::State& state() const { return Session::state().template as<typename R::State>(); }

 private:
    static session::Setup with_sheet(session::Setup setup) {  // the default sheet if it has none
        if (!setup.rules) setup.rules = R{};
        return setup;
    }
};

}  // namespace sitting
