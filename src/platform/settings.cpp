// The table of settings in the file. Each row says how its setting is written, read and checked.
#include "platform/settings.h"

#include "base/json.h"
#include "base/words.h"
#include "platform/paths.h"

#include <fmt/format.h>
#include <cmath>

namespace boxcars::platform {
namespace {

constexpr std::string_view file_name = "settings.json";
constexpr std::size_t most_bytes = 64 * 1024;  // our files have 3 KB
constexpr std::size_t most_keys = 4;           // the most keys of one action
constexpr std::size_t most_sentences = 8, longest_sentence = 300;

struct Setting {
    std::string name;
    std::function<Json(const Settings&)> write;
    std::function<std::string(Settings&, const Json&)> read;  // returns what a valid value is; empty: it was read
};

Setting number(std::string name, float Settings::*member, float least, float most) {
    return {std::move(name),
            [=](const Settings& s) { return Json(std::round(static_cast<double>(s.*member) * 1000) / 1000); },
            [=](Settings& s, const Json& value) -> std::string {
                const double read = value.is_number() ? value.get<double>() : std::nan("");
                if (!(read >= static_cast<double>(least) && read <= static_cast<double>(most)))
                    return fmt::format("a number from {} to {}", least, most);
                s.*member = static_cast<float>(read);
                return {};
            }};
}

// A value that JSON keeps as it is. `right`: whether a value is valid; `wanted`: what a valid value is.
template <class Value>
Setting plain(std::string name, Value Settings::*member, bool (*right)(const Json&), std::string wanted) {
    return {std::move(name), [=](const Settings& s) { return Json(s.*member); },
            [=](Settings& s, const Json& value) -> std::string {
                if (!right(value)) return wanted;
                s.*member = value.get<Value>();
                return {};
            }};
}

Setting yes_or_no(std::string name, bool Settings::*member) {
    return plain(
        std::move(name), member, [](const Json& value) { return value.is_boolean(); }, "true or false");
}

Setting look(std::string name, std::string Settings::*member) {
    const auto right = [](const Json& value) { return value.is_string() && value.get<std::string>().size() <= 40; };
    return plain(std::move(name), member, right, "the name of a look");
}

template <class Choice>
Setting choice(std::string name, Choice Settings::*member, std::vector<std::string> choices) {
    return {std::move(name), [=](const Settings& s) { return Json(choices[static_cast<std::size_t>(s.*member)]); },
            [=](Settings& s, const Json& value) -> std::string {
                const auto found =
                    value.is_string() ? std::ranges::find(choices, value.get<std::string>()) : choices.end();
                if (found == choices.end()) return one_of(choices);
                s.*member = static_cast<Choice>(found - choices.begin());
                return {};
            }};
}

// How far each game's guide was followed: {"craps": 4, "pig": "done"}.
Setting guides(std::string name) {
    constexpr std::size_t most_games = 64, longest_game = 40;
    constexpr int most_steps = 1000;
    return {std::move(name),
            [](const Settings& s) {
                Json all = Json::object();
                for (const auto& [game, step] : s.guides) all[game] = step == guide_done ? Json("done") : Json(step);
                return all;
            },
            [=](Settings& s, const Json& value) -> std::string {
                const std::string right = "for each game the step where it was left, or \"done\"";
                if (!value.is_object() || value.size() > most_games) return right;
                std::map<std::string, int> read;
                for (const auto& [game, step] : value.items()) {
                    const bool done = step.is_string() && step.get<std::string>() == "done";
                    const bool left = step.is_number_unsigned() && step.get<std::uint64_t>() <= most_steps;
                    if (game.size() > longest_game || (!done && !left)) return right;
                    read[game] = done ? guide_done : step.get<int>();
                }
                s.guides = std::move(read);
                return {};
            }};
}

bool names_a_few(const Json& value) {
    return value.is_array() && value.size() <= most_linked &&
           std::ranges::all_of(value, [](const Json& one) { return one.is_string(); });
}

// Reads a list of keys or pad buttons, at most four names that SDL knows: ["Space", "A"].
template <class Named>
auto names_to_values(const Json& list, Named named) -> std::optional<std::vector<int>> {
    if (!list.is_array() || list.size() > most_keys) return {};
    std::vector<int> values;
    for (const Json& item : list) {
        const auto value = item.is_string() ? named(item.get<std::string>()) : std::nullopt;
        if (!value) return {};
        values.push_back(*value);
    }
    return values;
}

template <class Get, class Set, class Named, class Name>
Setting bindings(std::string name, Get get, Set set, Named named, Name name_of, std::string_view kind) {
    return {std::move(name),
            [=](const Settings& s) {
                Json all = Json::object();
                for (std::size_t i = 0; i < action_count; ++i) {
                    const auto action = static_cast<Action>(i);
                    all[std::string{platform::name(action)}] = Json::each((s.bindings.*get)(action), name_of);
                }
                return all;
            },
            [=](Settings& s, const Json& value) -> std::string {
                if (!value.is_object()) return fmt::format("lists of {} by action", kind);
                std::string wrong;
                for (const auto& [action_name, list] : value.items()) {
                    const auto action = action_named(action_name);
                    const auto values = names_to_values(list, named);
                    if (action && values)
                        (s.bindings.*set)(*action, *values);
                    else if (wrong.empty())
                        wrong = fmt::format("at \"{}\" a list of up to {} {}", action_name, most_keys, kind);
                }
                return wrong;
            }};
}

const std::vector<Setting>& known_settings() {
    static const std::vector<Setting> all{
        number("volume", &Settings::volume, 0, 1),
        number("volume_music", &Settings::volume_music, 0, 1),
        number("volume_dice", &Settings::volume_dice, 0, 1),
        number("volume_chips", &Settings::volume_chips, 0, 1),
        number("volume_room", &Settings::volume_room, 0, 1),
        yes_or_no("muted", &Settings::muted),
        number("throw_pace", &Settings::throw_pace, 0.5f, 2),
        number("computer_pace", &Settings::computer_pace, 0.5f, 4),
        yes_or_no("reduced_motion", &Settings::reduced_motion),
        number("screen_shake", &Settings::screen_shake, 0, 1),
        number("ui_scale", &Settings::letters, least_letters, most_letters),
        choice("colour_vision", &Settings::colour_vision, {"off", "deutan", "protan", "tritan"}),
        yes_or_no("plain_felt", &Settings::plain_felt),
        yes_or_no("ivory_dice", &Settings::ivory_dice),
        look("dice_look", &Settings::dice_look),
        look("felt_look", &Settings::felt_look),
        look("chip_look", &Settings::chip_look),
        look("livery", &Settings::livery),
        yes_or_no("rumble", &Settings::rumble),
        yes_or_no("save_power", &Settings::save_power),
        choice("quality", &Settings::quality, {"auto", "plain", "fine", "full"}),
        yes_or_no("full_screen", &Settings::full_screen),
        choice("coach", &Settings::coach, {"off", "asked", "always"}),
        yes_or_no("goal_coach", &Settings::goal_coach),
        choice("felt_bets", &Settings::felt_bets, {"first", "more", "all"}),
        guides("guides"),
        plain("linked", &Settings::linked, names_a_few,
              fmt::format("a list of up to {} names of sittings", most_linked)),
        bindings("keys", &Bindings::keys, &Bindings::set_keys, key_named, key_name, "key names"),
        bindings("pad", &Bindings::pads, &Bindings::set_pads, pad_named, pad_name, "pad buttons"),
    };
    return all;
}

void read_setting(SettingsRead& read, const std::string& name, const Json& value) {
    const auto setting = std::ranges::find(known_settings(), name, &Setting::name);
    if (setting == known_settings().end()) {
        const auto near = nearest_word(name, names_of(known_settings()));
        read.sentences.push_back(fmt::format("There is no setting \"{}\"{}; it is left out.", name,
                                             near ? fmt::format(" (perhaps \"{}\"?)", *near) : ""));
        return;
    }
    const std::string right = setting->read(read.settings, value);
    if (!right.empty())
        read.sentences.push_back(fmt::format("The setting \"{}\" wants {}; the default is used.", name, right));
}

}  // namespace

std::string settings_json(const Settings& settings) {
    auto all = Json::object();
    for (const Setting& setting : known_settings()) all[setting.name] = setting.write(settings);
    return all.dump(2) + "\n";
}

SettingsRead settings_from_json(std::string_view text) {
    SettingsRead read;
    Json all;
    try {
        if (text.size() <= most_bytes) all = Json::parse(text);
    } catch (const JsonError&) {  // a text that is not JSON is no object either
    }
    if (!all.is_object()) {
        read.sentences.push_back("The settings are not a JSON object; the defaults are used.");
        return read;
    }
    for (const auto& [name, value] : all.items()) read_setting(read, name, value);
    if (const std::string conflict = read.settings.bindings.conflict(); !conflict.empty())
        read.sentences.push_back(conflict);
    for (std::string& sentence : read.sentences) sentence = readable(sentence, longest_sentence);
    if (read.sentences.size() > most_sentences) {
        const auto more = read.sentences.size() - most_sentences;
        read.sentences.resize(most_sentences);
        read.sentences.push_back(fmt::format("And {} more settings are wrong.", more));
    }
    return read;
}

void leave_out_of_continue(Settings& settings, const std::string& sitting) {
    auto& linked = settings.linked;
    if (std::ranges::count(linked, sitting) > 0) return;
    if (linked.size() == most_linked) linked.erase(linked.begin());
    linked.push_back(sitting);
}

SettingsRead load_settings(const std::filesystem::path& folder) {
    if (folder.empty()) return {};
    const auto file = folder / file_name;
    std::error_code trouble;
    if (!std::filesystem::exists(file, trouble)) return {};
    const auto text = read_whole(file, most_bytes);
    SettingsRead read =
        text ? settings_from_json(*text)
             : SettingsRead{{},
                            {fmt::format("Cannot read the settings in {}: it is not a readable file, or has "
                                         "more than {} bytes; the defaults are used.",
                                         readable(file.string()), most_bytes)}};
    if (read.sentences.empty()) return read;
    const auto aside = folder / "settings.broken.json";
    std::filesystem::copy_file(file, aside, std::filesystem::copy_options::overwrite_existing, trouble);
    if (!trouble) read.sentences.push_back(fmt::format("The file as it was is kept in {}.", aside.string()));
    return read;
}

std::string save_settings(const std::filesystem::path& folder, const Settings& settings) {
    if (folder.empty()) return "Settings are not saved: there is no folder to keep them in.";
    return write_safely(folder / file_name, settings_json(settings));
}

}  // namespace boxcars::platform
