// Everything the command line can do with a game that brings nothing but its rules.
#pragma once
#include "console/plain/odds.h"
#include "console/plain/simulate.h"
#include "console/plain/text.h"

namespace boxcars::console {

template <rules::KeepsAccount R>
GameVerbs plain_verbs() {
    return {check_plain_table<R>, play_plain_text<R>, simulate_plain<R>, merge_plain<R>, plain_odds<R>};
}

}  // namespace boxcars::console
