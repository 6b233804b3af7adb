// The JSON form of what a simulation counted. A struct has a field for each name in its BOXCARS_COUNTS.
#pragma once
#include "base/json.h"
#include "base/words.h"

#include <ranges>
#include <tuple>

namespace boxcars::console {

template <class Counts>
void each_count(Counts& counts, const auto& with) {
    const auto names = boxcars::words_of(counts.count_names);  // split from the text of the macro: "games,", "wins"
    auto name = names.begin();
    const auto one = [&](auto& count) {
        with(name->substr(0, name->find(',')), count);
        ++name;
    };
    std::apply([&](auto&... all) { (one(all), ...); }, counts.counts());
}

template <class Counts>
Json counts_json(const Counts& counts) {
    if constexpr (std::same_as<Counts, std::string> ||
                  (std::constructible_from<Json, Counts> && !std::ranges::range<Counts>)) {
        return counts;
    } else if constexpr (std::ranges::range<Counts>) {
        Json all = Json::array();
        for (const auto& item : counts) all.push_back(counts_json(item));
        return all;
    } else if constexpr (requires { counts.second; }) {  // an entry of a map
        return Json::array({counts_json(counts.first), counts_json(counts.second)});
    } else {
        Json all = Json::object();
        each_count(counts, [&](std::string_view name, const auto& count) { all[name] = counts_json(count); });
        return all;
    }
}

// Throws JsonError or std::out_of_range if these are other counts.
template <class Counts>
void read_counts(const Json& json, Counts& counts) {
    if constexpr (std::is_arithmetic_v<Counts> || std::same_as<Counts, std::string>) {
        counts = json.get<Counts>();
    } else if constexpr (requires { typename Counts::mapped_type; }) {
        for (const Json& item : json.list())
            counts[item[0].get<typename Counts::key_type>()] = item[1].get<typename Counts::mapped_type>();
    } else if constexpr (std::ranges::range<Counts>) {
        if constexpr (requires { counts.resize(1); }) counts.resize(json.list().size());
        for (std::size_t i = 0; i < counts.size(); ++i) read_counts(json[i], counts[i]);
    } else {
        each_count(counts, [&](std::string_view name, auto& count) { read_counts(json[name], count); });
    }
}

}  // namespace boxcars::console
