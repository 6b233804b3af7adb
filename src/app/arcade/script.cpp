#include "app/arcade/script.h"

#include "base/error.h"
#include "base/words.h"
#include "platform/bindings.h"
#include "session/files.h"
#include "session/strict_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace boxcars::app::script {
namespace {

using session::Json;
constexpr std::size_t most_bytes = 4 << 20;
constexpr std::size_t longest_line = 64 << 10;  // bytes
constexpr double longest_seconds = 24 * 3600;
constexpr double farthest = 100'000;  // logical px from the canvas
constexpr std::size_t most_points = 64;

const std::vector<std::string>& verbs() {
    static const std::vector<std::string> all{"key",  "click", "move",   "drag",  "spot",    "down",  "up",  "wheel",
                                              "text", "pad",   "resize", "focus", "picture", "state", "quit"};
    return all;
}

struct ScriptPlace {  // a line of a script, for error sentences
    std::string script;
    int number;
    [[noreturn]] void wrong(const std::string& why) const {
        throw Error{fmt::format("The script {}, line {}: {}.", script, number, why)};
    }
};

class LineReader {
 public:
    LineReader(const Json& object, const ScriptPlace& where) : object_(object), where_(where) { find_verb(); }

    ScriptLine line() const { return {where_.number, ticks("at", std::nullopt), command()}; }

 private:
    void find_verb() {
        for (const auto& [name, value] : object_.items()) {
            if (std::ranges::find(verbs(), name) == verbs().end()) continue;
            if (!verb_.empty()) where_.wrong(fmt::format("\"{}\" and \"{}\" do not go into one line", verb_, name));
            verb_ = name;
        }
        if (verb_.empty()) no_verb();
        for (const auto& [name, value] : object_.items())
            if (name != verb_ && name != "at" && std::ranges::find(extras(), name) == extras().end())
                where_.wrong(fmt::format("\"{}\" does not go with \"{}\"{}", name, verb_, meant(name, extras())));
    }

    [[noreturn]] void no_verb() const {
        for (const auto& [name, value] : object_.items())
            if (name != "at") where_.wrong(fmt::format("there is no \"{}\"{}", name, meant(name, verbs())));
        where_.wrong(fmt::format("it says when but not what: {}", one_of(verbs())));
    }

    static std::string meant(const std::string& word, std::span<const std::string> known) {
        const auto near = nearest_word(word, known);
        return near ? fmt::format("; did you mean \"{}\"?", *near) : "";
    }

    const std::vector<std::string>& extras() const {
        static const std::vector<std::string> none, hold{"hold"}, pad{"to", "hold"}, press{"button", "hold"},
            button{"button"}, drag{"button", "seconds"};
        if (verb_ == "key") return hold;
        if (verb_ == "pad") return pad;
        if (verb_ == "click" || verb_ == "spot") return press;
        if (verb_ == "down" || verb_ == "up") return button;
        return verb_ == "drag" ? drag : none;
    }

    Command command() const {
        const Json& value = object_.at(verb_);
        if (verb_ == "key") return Key{key(value), true, true, ticks("hold", milliseconds(50))};
        if (verb_ == "down" || verb_ == "up") return half(value, verb_ == "down");
        if (verb_ == "click")
            return PointerCommand{point(value), true, true, button(), ticks("hold", milliseconds(50))};
        if (verb_ == "move") return PointerCommand{point(value)};
        if (verb_ == "drag") return drag(value);
        if (verb_ == "spot") return TargetClick{text(value), button(), ticks("hold", milliseconds(50))};
        if (verb_ == "wheel") return wheel(value);
        if (verb_ == "text") return Text{text(value)};
        if (verb_ == "pad") return pad(value);
        if (verb_ == "resize") return Resize{size(value)};
        if (verb_ == "focus") return WindowFocus{yes(value)};
        if (verb_ == "picture") return Picture{text(value)};
        if (verb_ == "state") return State{text(value)};
        if (!yes(value)) where_.wrong("\"quit\" wants true");
        return Quit{};
    }

    Ticks ticks(const char* name, std::optional<Ticks> otherwise) const {
        const auto found = object_.find(name);
        if (found == object_.end()) {
            if (otherwise) return *otherwise;
            where_.wrong(fmt::format("\"{}\" is missing: when, in seconds", name));
        }
        const double value = found->is_number() ? found->get<double>() : -1;
        if (!(value >= 0 && value <= longest_seconds))
            where_.wrong(fmt::format("\"{}\" wants seconds, a number from 0 to {}", name, longest_seconds));
        return std::llround(value * static_cast<double>(ticks_per_second));
    }

    std::string text(const Json& value) const {
        if (!value.is_string() || value.get<std::string>().empty())
            where_.wrong(fmt::format("\"{}\" wants text in quotes", verb_));
        return value.get<std::string>();
    }

    bool yes(const Json& value) const {
        if (!value.is_boolean()) where_.wrong(fmt::format("\"{}\" wants true or false", verb_));
        return value.get<bool>();
    }

    std::int32_t key(const Json& value) const {
        const std::string name = text(value);
        const auto code = platform::key_named(name);
        if (!code) where_.wrong(fmt::format("there is no key \"{}\"; keys have SDL's names, such as \"Space\"", name));
        return *code;
    }

    Pad pad(const Json& value) const {
        const std::string name = text(value);
        if (!is_pad(name) && !platform::pad_named(name))
            where_.wrong(
                fmt::format("there is no pad button \"{}\"; buttons have SDL's names, such as \"dpup\"", name));
        const auto to = object_.find("to");
        return Pad{name, to == object_.end() ? "" : text(*to), ticks("hold", milliseconds(50))};
    }

    int button() const {
        static const std::vector<std::string> names{"left", "middle", "right", "finger"};
        if (!object_.contains("button")) return 1;
        const Json& value = object_.at("button");
        const auto found = value.is_string() ? std::ranges::find(names, value.get<std::string>()) : names.end();
        if (found == names.end()) where_.wrong(fmt::format("\"button\" wants {}", one_of(names)));
        return static_cast<int>(found - names.begin()) + 1;
    }

    bool is_point(const Json& value) const {
        const auto fits = [](const Json& n) { return n.is_number() && std::abs(n.get<double>()) <= farthest; };
        return value.is_array() && value.size() == 2 && fits(value[0]) && fits(value[1]);
    }

    glm::vec2 point(const Json& value) const {
        if (!is_point(value)) where_.wrong(fmt::format("\"{}\" wants a place on the canvas, [x, y]", verb_));
        return {value[0].get<float>(), value[1].get<float>()};
    }

    Command half(const Json& value, bool down) const {
        if (value.is_string()) return Key{key(value), down, !down};
        return PointerCommand{point(value), down, !down, button()};
    }

    Command drag(const Json& value) const {
        if (!value.is_array() || value.size() < 2 || value.size() > most_points)
            where_.wrong(fmt::format("\"drag\" wants 2 to {} places, [[x, y], [x, y]]", most_points));
        Drag drag{{}, button(), std::max<Ticks>(1, ticks("seconds", milliseconds(250)))};
        for (const Json& place : value) drag.way.push_back(point(place));
        return drag;
    }

    Command wheel(const Json& value) const {
        const auto notch = [](const Json& n) { return n.is_number_integer() && std::abs(n.get<double>()) <= 100; };
        if (notch(value)) return Wheel{{0, value.get<int>()}};
        if (!value.is_array() || value.size() != 2 || !notch(value[0]) || !notch(value[1]))
            where_.wrong("\"wheel\" wants whole notches, -1 or [0, -1]");
        return Wheel{{value[0].get<int>(), value[1].get<int>()}};
    }

    glm::ivec2 size(const Json& value) const {
        const auto fits = [](const Json& n) {
            return n.is_number_integer() && n.get<double>() >= 1 && n.get<double>() <= 16384;
        };
        if (!value.is_array() || value.size() != 2 || !fits(value[0]) || !fits(value[1]))
            where_.wrong("\"resize\" wants a window's size, [width, height], each from 1 to 16384");
        return {value[0].get<int>(), value[1].get<int>()};
    }

    const Json& object_;
    const ScriptPlace& where_;
    std::string verb_;
};

ScriptLine parse_line(std::string_view text, const ScriptPlace& where) {
    if (text.size() > longest_line) where.wrong(fmt::format("it has more than {} bytes", longest_line));
    try {
        [[maybe_unused]] const auto sorted = nlohmann::json::parse(text);  // only to find the column of the error
    } catch (const nlohmann::json::parse_error& trouble) {
        where.wrong(fmt::format("this is not JSON; something is wrong at column {}", trouble.byte));
    } catch (const nlohmann::json::exception&) {
        where.wrong("a number is too large");
    }
    const Json object =
        session::parse_strictly(text, fmt::format("script {}, line {},", where.script, where.number), 4);
    if (!object.is_object()) where.wrong("every line is one JSON object, such as {\"at\":1.0,\"key\":\"Space\"}");
    return LineReader{object, where}.line();
}

}  // namespace

bool is_pad(std::string_view name) {
    return name == "xbox" || name == "playstation" || name == "switch" || name == "none";
}

Script parse(std::string_view text, const std::string& name) {
    Script script{name, {}};
    for (ScriptPlace where{name, 1}; !text.empty(); ++where.number) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) script.lines.push_back(parse_line(line, where));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    std::ranges::stable_sort(script.lines, {}, &ScriptLine::at);
    return script;
}

Script read(const std::filesystem::path& file) {
    return parse(session::read_file(file, "script", most_bytes), file.string());
}

Script one_picture(const Picture& picture) {
    constexpr Ticks on_the_table = 2 * ticks_per_second;
    return {"a still", {{1, on_the_table, picture}, {2, on_the_table, Quit{}}}};
}

}  // namespace boxcars::app::script
