// Reads rule sheets from the command line and prints them, for every game, from its table of knobs.
#pragma once
#include "console/print.h"
#include "console/requests.h"
#include "session/rule_file.h"

namespace boxcars::console {

// Applies the file first, then every --set in order. Throws Error with a sentence.
rules::Sheet rules_from(const rules::AnyGame& game, const RuleRequests& requests);
void check(const rules::Sheet& rules);  // throws Error for a sheet that cannot be played
rules::Sheet checked_sheet(const rules::AnyGame& game, const RuleRequests& requests);
template <class R>
R checked_rules(const RuleRequests& requests) {
    return checked_sheet(rules::any_game<R>(), requests).template as<R>();
}
bool names_knob(const RuleRequests& requests, std::string_view knob);
void print_rules(const rules::AnyGame& game, std::ostream& out, bool json);

}  // namespace boxcars::console
