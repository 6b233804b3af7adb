// A sitting of one game: its sheet and its state as that game has them.
#pragma once
#include "session/sitting.h"

namespace sitting {

using namespace boxcars;

template <rules::Game R>
class SittingOf : public session::Sitting {
 public:
    explicit SittingOf(session::Setup setup) : Sitting(with_sheet(std::move(setup))) {}
    const R& rules() const { return Sitting::rules().template as<R>(); }
    const typename R::State& state() const { return Sitting::state().template as<typename R::State>(); }

 private:
    static session::Setup with_sheet(session::Setup setup) {  // the default sheet if it has none
        if (!setup.rules) setup.rules = R{};
        return setup;
    }
};

}  // namespace sitting
