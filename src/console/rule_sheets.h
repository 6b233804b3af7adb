// Reads rule sheets from the command line and prints them, for every game, from its table of knobs.
#pragma once
#include "base/error.h"
#include "console/print.h"
#include "console/requests.h"
#include "session/rule_file.h"

#include <algorithm>

namespace boxcars::console {

// Applies the file first, then every --set in order. Throws Error with a sentence.
template <class R>
R rules_from(const RuleRequests& requests) {
    R rules = requests.file ? session::read_rule_file<R>(*requests.file) : R{};
    for (const auto& request : requests.set) {
        const auto equals = request.find('=');
        if (equals == std::string::npos)
            throw Error(fmt::format("--set takes KNOB=VALUE, such as {}={}, not '{}'.", R::knobs().front().name,
                                    R::knobs().front().get(R{}), request));
        if (auto wrong = rules::set_knob(rules, request.substr(0, equals), request.substr(equals + 1)))
            throw Error(*wrong);
    }
    return rules;
}

template <class R>
void check(const R& rules) {  // throws Error for a sheet that cannot be played
    if (auto wrong = rules::problem(rules)) throw Error(*wrong);
}

template <class R>
R checked_rules(const RuleRequests& requests) {
    R rules = rules_from<R>(requests);
    check(rules);
    return rules;
}

inline bool names_knob(const RuleRequests& requests, std::string_view knob) {
    return requests.file || std::ranges::any_of(requests.set, [&](const std::string& request) {
               return request.starts_with(std::string{knob} + "=");
           });
}

template <class R>
session::Json knobs_json() {
    auto knobs = session::Json::array();
    for (const auto& knob : R::knobs()) {
        const auto json_of = [&](int value) { return session::knob_json(rules::knob_value(knob, value)); };
        session::Json json{{"name", knob.name}, {"default", json_of(knob.get(R{}))}};
        json["range"] = {json_of(knob.least), json_of(knob.most)};
        if (!knob.words.empty()) json["words"] = knob.words;
        if (!knob.only.empty()) json["values"] = knob.only;
        json["help"] = knob.help;
        knobs.push_back(json);
    }
    return knobs;
}

template <class R>
void print_rules(std::ostream& out, bool json) {
    if (json) {
        session::Json sheet{{"game", R::game}, {"rules", session::rules_json(R{})}, {"knobs", knobs_json<R>()}};
        print_json(out, sheet);
        return;
    }
    std::vector<std::string> values, ranges;
    std::size_t names = 4, defaults = 7, widest = 5;
    for (const auto& knob : R::knobs()) {
        values.push_back(rules::value_text(knob, knob.get(R{})));
        ranges.push_back(rules::range_text(knob));
        names = std::max(names, knob.name.size());
        defaults = std::max(defaults, values.back().size());
        widest = std::max(widest, ranges.back().size());
    }
    print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", "knob", names, "default", defaults, "range", widest, "what it is");
    for (std::size_t i = 0; i < values.size(); ++i)
        print(out, "{:<{}}  {:>{}}  {:<{}}  {}\n", R::knobs()[i].name, names, values[i], defaults, ranges[i], widest,
              R::knobs()[i].help);
}

}  // namespace boxcars::console
