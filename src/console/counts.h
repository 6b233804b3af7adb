// The JSON form of what a simulation counted. Each kind of counts names its fields, in alphabetical order.
#pragma once
#include "base/json.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <ranges>
#include <string>
#include <tuple>

namespace boxcars::console {

template <class Counts, class Value>
struct CountField {
    const char* name;
    Value Counts::*member;
};
template <class Counts>
constexpr std::tuple<> count_fields{};  // a number, a text or a list has none

template <class Counts>
Json counts_json(const Counts& counts) {
    if constexpr (std::constructible_from<Json, Counts> && !std::ranges::range<Counts>) {
        return counts;
    } else if constexpr (std::same_as<Counts, std::string>) {
        return counts;
    } else if constexpr (std::ranges::range<Counts>) {
        Json all = Json::array();
        for (const auto& item : counts) all.push_back(counts_json(item));
        return all;
    } else if constexpr (requires { counts.second; }) {  // an entry of a map
        return Json::array({counts_json(counts.first), counts_json(counts.second)});
    } else {
        Json all = Json::object();
        const auto write = [&](const auto&... field) { ((all[field.name] = counts_json(counts.*field.member)), ...); };
        std::apply(write, count_fields<Counts>);
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
        std::apply([&](const auto&... field) { (read_counts(json[field.name], counts.*field.member), ...); },
                   count_fields<Counts>);
    }
}

}  // namespace boxcars::console
