#include "app/arcade/script.h"

#include "app/arcade/input.h"
#include "session/strict_json.h"

namespace boxcars::app {

using enum ScriptVerb;
namespace {

constexpr std::size_t most_bytes = 4 << 20, longest_line = 64 << 10;  // longest_line: bytes
constexpr double longest_seconds = 24 * 3600;
constexpr double farthest = 100'000;  // logical px from the canvas
constexpr std::size_t most_points = 64;
constexpr Ticks drag_takes = milliseconds(250);
constexpr int finger = 4;                      // the button number that stands for a finger
constexpr Ticks push_held = milliseconds(50);  // of the D-pad, on the way to a spot
constexpr int most_pushes = 40;
constexpr Ticks settles = milliseconds(1000);     // wait before the focus moves, since the picture may still slide
constexpr Ticks patience = milliseconds(30'000);  // longest wait for the spot to appear

bool is_pad(std::string_view name) {  // a controller that can be plugged in, or "none"
    return name == "xbox" || name == "playstation" || name == "switch" || name == "none";
}

std::string meant(const std::string& word, std::span<const std::string> known) {
    const auto near = nearest_word(word, known);
    return near ? fmt::format("; did you mean \"{}\"?", *near) : "";
}

const std::vector<std::string> verb_names{"key",  "click", "move",   "drag",  "spot",    "down",  "up",  "wheel",
                                          "text", "pad",   "resize", "focus", "picture", "state", "quit"};

// The fields that a line with such a verb may have besides "at" and the verb.
const std::map<ScriptVerb, std::vector<std::string>> extra_fields{
    {Key, {"hold"}},    {Pad, {"to", "hold"}}, {Click, {"button", "hold"}},   {Spot, {"button", "hold"}},
    {Down, {"button"}}, {Up, {"button"}},      {Drag, {"button", "seconds"}},
};

[[noreturn]] void wrong_line(const std::string& script, int number, const std::string& why) {
    throw Error{fmt::format("The script {}, line {}: {}.", script, number, why)};
}

class LineReader {
 public:
    LineReader(const Json& object, const std::string& script, int number)
        : object_(object), script_(script), number_(number) {}

    ScriptLine line() {
        ScriptLine line{.number = number_, .at = 0, .verb = find_verb()};
        line.at = ticks("at");
        if (object_.contains("hold")) line.held = ticks("hold");
        if (line.verb == Drag)
            line.held = object_.contains("seconds") ? std::max<Ticks>(1, ticks("seconds")) : drag_takes;
        if (object_.contains("button")) line.button = button();
        if (object_.contains("to")) line.to = text(object_["to"]);
        read(object_[verb_], line);
        return line;
    }

 private:
    [[noreturn]] void wrong(const std::string& why) const { wrong_line(script_, number_, why); }

    ScriptVerb find_verb() {
        for (const auto& [name, value] : object_.items()) {
            if (std::ranges::count(verb_names, name) == 0) continue;
            if (!verb_.empty()) wrong(fmt::format("\"{}\" and \"{}\" do not go into one line", verb_, name));
            verb_ = name;
        }
        const auto verb = static_cast<ScriptVerb>(std::ranges::find(verb_names, verb_) - verb_names.begin());
        const auto found = extra_fields.find(verb);
        const auto extras = found == extra_fields.end() ? std::vector<std::string>{} : found->second;
        for (const auto& [name, value] : object_.items()) {
            if (name == "at" || name == verb_ || std::ranges::count(extras, name) > 0) continue;
            if (verb_.empty()) wrong(fmt::format("there is no \"{}\"{}", name, meant(name, verb_names)));
            wrong(fmt::format("\"{}\" does not go with \"{}\"{}", name, verb_, meant(name, extras)));
        }
        if (verb_.empty()) wrong(fmt::format("it says when but not what: {}", one_of(verb_names)));
        return verb;
    }

    void read(const Json& value, ScriptLine& to) const {
        const ScriptVerb verb = to.verb;
        const bool half = verb == Down || verb == Up;  // of a key or of a button
        if (half || verb == Move) {
            to.down = verb == Down;
            to.up = verb == Up;
        }
        if (verb == Key || (half && value.is_string())) return read_key(value, to);
        if (half || verb == Move || verb == Click) return to.places.push_back(point(value));
        if (verb == Pad) return read_pad(value, to);
        if (verb == Drag) {
            if (!value.is_array() || value.size() < 2 || value.size() > most_points)
                wrong(fmt::format("\"drag\" wants 2 to {} places, [[x, y], [x, y]]", most_points));
            for (const Json& place : value) to.places.push_back(point(place));
        } else if (verb == Wheel) {
            to.places.push_back(pair(value.is_array() ? value : Json{0, value}, -100, 100, true,
                                     "\"wheel\" wants whole notches, -1 or [0, -1]"));
        } else if (verb == Resize) {
            to.places.push_back(
                pair(value, 1, 16384, true, "\"resize\" wants a window's size, [width, height], each from 1 to 16384"));
        } else if (verb == Focus || verb == Quit) {
            if (!value.is_boolean()) wrong(fmt::format("\"{}\" wants true or false", verb_));
            to.down = value.get<bool>();
            if (verb == Quit && !to.down) wrong("\"quit\" wants true");
        } else {
            to.words = text(value);
        }
    }

    void read_key(const Json& value, ScriptLine& to) const {
        const std::string name = text(value);
        const auto code = platform::key_named(name);
        if (!code) wrong(fmt::format("there is no key \"{}\"; keys have SDL's names, such as \"Space\"", name));
        to.code = *code;
    }

    void read_pad(const Json& value, ScriptLine& to) const {
        to.words = text(value);
        const auto button = platform::pad_named(to.words);
        if (!button && !is_pad(to.words))
            wrong(fmt::format("there is no pad button \"{}\"; buttons have SDL's names, such as \"dpup\"", to.words));
        to.code = button.value_or(0);
    }

    Ticks ticks(const char* name) const {
        const Json* const found = object_.find(name);
        if (!found) wrong(fmt::format("\"{}\" is missing: when, in seconds", name));
        const double value = found->is_number() ? found->get<double>() : -1;
        if (!(value >= 0 && value <= longest_seconds))
            wrong(fmt::format("\"{}\" wants seconds, a number from 0 to {}", name, longest_seconds));
        return std::llround(value * static_cast<double>(ticks_per_second));
    }

    std::string text(const Json& value) const {
        if (!value.is_string() || value.get<std::string>().empty())
            wrong(fmt::format("\"{}\" wants text in quotes", verb_));
        return value.get<std::string>();
    }

    int button() const {
        static const std::vector<std::string> names{"left", "middle", "right", "finger"};
        const Json& value = object_["button"];
        const auto found = value.is_string() ? std::ranges::find(names, value.get<std::string>()) : names.end();
        if (found == names.end()) wrong(fmt::format("\"button\" wants {}", one_of(names)));
        return static_cast<int>(found - names.begin()) + 1;
    }

    glm::vec2 point(const Json& value) const {
        return pair(value, -farthest, farthest, false,
                    fmt::format("\"{}\" wants a place on the canvas, [x, y]", verb_));
    }

    // Two numbers in a range. `why`: the error sentence if they are not.
    glm::vec2 pair(const Json& value, double least, double most, bool whole, const std::string& why) const {
        const auto fits = [&](const Json& n) {
            return (whole ? n.is_number_integer() : n.is_number()) && n.get<double>() >= least &&
                   n.get<double>() <= most;
        };
        if (!value.is_array() || value.size() != 2 || !fits(value[0]) || !fits(value[1])) wrong(why);
        return {value[0].get<float>(), value[1].get<float>()};
    }

    const Json& object_;
    const std::string& script_;
    int number_;
    std::string verb_;
};

ScriptLine parse_line(std::string_view text, const std::string& script, int number) {
    if (text.size() > longest_line) wrong_line(script, number, fmt::format("it has more than {} bytes", longest_line));
    try {
        [[maybe_unused]] const auto sorted = Json::parse(text);  // only to find the column of the error
    } catch (const JsonError& trouble) {
        wrong_line(script, number,
                   trouble.byte == 0 ? "a number is too large"
                                     : fmt::format("this is not JSON; something is wrong at column {}", trouble.byte));
    }
    const Json object = session::parse_strictly(text, fmt::format("script {}, line {},", script, number), 4);
    if (!object.is_object())
        wrong_line(script, number, "every line is one JSON object, such as {\"at\":1.0,\"key\":\"Space\"}");
    return LineReader{object, script, number}.line();
}

// The point at `part` (0..1) of the length of a polyline.
glm::vec2 along(const std::vector<glm::vec2>& way, float part) {
    float length = 0;
    for (std::size_t i = 1; i < way.size(); ++i) length += glm::distance(way[i - 1], way[i]);
    float left = length * part;
    for (std::size_t i = 1; i < way.size(); ++i) {
        const float piece = glm::distance(way[i - 1], way[i]);
        if (left <= piece && piece > 0) return glm::mix(way[i - 1], way[i], left / piece);
        left -= piece;
    }
    return way.back();
}

// Whether both are the same place, measured at two times: a sliding card may have moved a little in between.
bool one_place(const render::Rect& a, const render::Rect& b) { return glm::distance(a.centre(), b.centre()) < 16; }

// The first D-pad push on a shortest way of the focus from one place to another. Empty: no way, or already there.
std::optional<PadDirection> first_push(const std::vector<render::HitTarget>& spots, const render::Rect& from,
                                       const render::Rect& to) {
    struct Reached {
        render::Rect where;
        std::optional<PadDirection> first{};
    };
    std::vector<Reached> reached{{from}};
    for (std::size_t next = 0; next < reached.size(); ++next) {
        const Reached at = reached[next];
        if (one_place(at.where, to)) return at.first;
        for (const PadDirection way : {PadDirection::Left, PadDirection::Right, PadDirection::Up, PadDirection::Down}) {
            const render::HitTarget* const spot = neighbour(spots, at.where, way);
            if (spot &&
                std::ranges::none_of(reached, [&](const Reached& r) { return one_place(r.where, spot->where); }))
                reached.push_back({spot->where, at.first ? at.first : way});
        }
    }
    return {};
}

SDL_Event event_of(std::uint32_t type, std::uint32_t window_id) {
    SDL_Event event{};
    event.type = type;
    event.key.windowID = window_id;  // at the same place in every event that has one
    return event;
}

}  // namespace

Script parse_script(std::string_view text, const std::string& name) {
    Script script{name, {}};
    for (int number = 1; !text.empty(); ++number) {
        const auto end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.find_first_not_of(" \t\r") != line.npos) script.lines.push_back(parse_line(line, name, number));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    std::ranges::stable_sort(script.lines, {}, &ScriptLine::at);
    return script;
}

Script read_script(const std::filesystem::path& file) {
    return parse_script(session::read_file(file, "script", most_bytes), file.string());
}

Script one_picture(const ScriptPicture& picture) {
    constexpr Ticks on_the_table = 2 * ticks_per_second;
    ScriptLine take{.number = 1, .at = on_the_table, .verb = ScriptVerb::Picture, .words = picture.file.string()};
    take.longest = picture.longest;
    return {"a still", {std::move(take), {.number = 2, .at = on_the_table, .verb = Quit}}};
}

class VirtualPad {
 public:
    explicit VirtualPad(std::string_view kind);  // "playstation", "switch"; else an Xbox pad
    ~VirtualPad() {
        if (joystick_) SDL_JoystickClose(joystick_);
        if (device_ >= 0) SDL_JoystickDetachVirtual(device_);
    }
    VirtualPad& operator=(VirtualPad&&) = delete;
    void set(int button, bool down) {
        if (!joystick_) return;
        const int axis = button - platform::left_trigger + SDL_CONTROLLER_AXIS_TRIGGERLEFT;
        if (button >= platform::left_trigger)
            SDL_JoystickSetVirtualAxis(joystick_, axis, down ? SDL_JOYSTICK_AXIS_MAX : SDL_JOYSTICK_AXIS_MIN);
        else
            SDL_JoystickSetVirtualButton(joystick_, button, down ? SDL_PRESSED : SDL_RELEASED);
    }

 private:
    int device_;
    SDL_Joystick* joystick_;
};

VirtualPad::VirtualPad(std::string_view kind) {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");  // headless, no window has the keyboard
    SDL_VirtualJoystickDesc made{};
    made.version = SDL_VIRTUAL_JOYSTICK_DESC_VERSION;
    made.type = SDL_JOYSTICK_TYPE_GAMECONTROLLER;
    made.naxes = SDL_CONTROLLER_AXIS_MAX;
    made.nbuttons = SDL_CONTROLLER_BUTTON_MAX;
    made.vendor_id = kind == "playstation" ? 0x054c : kind == "switch" ? 0x057e : 0x045e;
    made.product_id = kind == "playstation" ? 0x0ce6 : kind == "switch" ? 0x2009 : 0x02ea;
    device_ = SDL_JoystickAttachVirtualEx(&made);
    joystick_ = device_ < 0 ? nullptr : SDL_JoystickOpen(device_);
    for (const int trigger : {platform::left_trigger, platform::right_trigger}) set(trigger, false);
}

ScriptedHand::ScriptedHand(Script script, std::uint32_t window_id)
    : script_(std::move(script)), window_id_(window_id) {}
ScriptedHand::~ScriptedHand() = default;

bool ScriptedHand::due_at(Ticks now) const {
    return (walk_ && walk_->next <= now) || (!waiting_.empty() && waiting_.begin()->first <= now) ||
           line_due(next_, now);
}

bool ScriptedHand::aims_at(Ticks now) const {
    if (walk_) return true;
    const auto typed = [](const SDL_Event& event) {
        return event.type == SDL_KEYDOWN || event.type == SDL_KEYUP || event.type == SDL_TEXTINPUT;
    };
    for (auto event = waiting_.begin(); event != waiting_.end() && event->first <= now; ++event)
        if (!typed(event->second)) return true;
    for (auto line = next_; line_due(line, now); ++line) {
        const ScriptVerb verb = script_.lines[line].verb;
        const bool half_key = (verb == Down || verb == Up) && script_.lines[line].places.empty();
        if (verb != Key && verb != Text && !half_key) return true;
    }
    return false;
}

void ScriptedHand::act(Ticks now, const Screen& screen) {
    for (; !walk(now, screen) && line_due(next_, now); ++next_) carry_out(script_.lines[next_], now, screen);
    while (!waiting_.empty() && waiting_.begin()->first <= now) {
        SDL_Event& due = waiting_.begin()->second;
        if (due.type != SDL_JOYBUTTONDOWN && due.type != SDL_JOYBUTTONUP)
            SDL_PushEvent(&due);
        else if (pad_)
            pad_->set(due.jbutton.button, due.type == SDL_JOYBUTTONDOWN);
        waiting_.erase(waiting_.begin());
    }
}

void ScriptedHand::carry_out(const ScriptLine& line, Ticks now, const Screen& screen) {
    const ScriptVerb verb = line.verb;
    if (verb == Spot) return click(line, spot(line.words, line, screen).centre(), now, screen);
    if (verb == Drag) return drag(line, now, screen);
    if (verb == Text) return type(line.words, now);
    if (verb == Pad) return pad(line, now);
    if (verb == Resize) return screen.resize(glm::ivec2{line.places[0]});
    if (verb == Picture) return pictures_.push_back({line.words, line.longest});
    if (verb == State) return states_.push_back(line.words);
    if (verb == Quit) return void(quits_ = true);
    if (verb == Wheel) {
        SDL_Event event = event_of(SDL_MOUSEWHEEL, window_id_);
        event.wheel.x = static_cast<int>(line.places[0].x);
        event.wheel.y = static_cast<int>(line.places[0].y);
        waiting_.emplace(now, event);
    } else if (verb == Focus) {
        SDL_Event event = event_of(SDL_WINDOWEVENT, window_id_);
        event.window.event = line.down ? SDL_WINDOWEVENT_FOCUS_GAINED : SDL_WINDOWEVENT_FOCUS_LOST;
        waiting_.emplace(now, event);
    } else if (line.places.empty()) {  // a key; a button has a place
        key(line, now);
    } else {
        click(line, line.places[0], now, screen);
    }
}

void ScriptedHand::pad(const ScriptLine& line, Ticks now) {
    if (is_pad(line.words)) {
        pad_.reset();
        if (line.words != "none") pad_ = std::make_unique<VirtualPad>(line.words);
        return;
    }
    if (!pad_) pad_ = std::make_unique<VirtualPad>("xbox");
    if (line.to.empty())
        press(line.code, line.held, now);
    else
        walk_ = Walk{.line = &line, .began = now, .next = now + settles};
}

void ScriptedHand::press(int button, Ticks held, Ticks now) {
    for (const bool down : {true, false}) {
        SDL_Event event{};
        event.type = down ? SDL_JOYBUTTONDOWN : SDL_JOYBUTTONUP;
        event.jbutton.button = static_cast<Uint8>(button);
        waiting_.emplace(down ? now : now + held, event);
    }
}

bool ScriptedHand::walk(Ticks now, const Screen& screen) {
    if (!walk_ || now < walk_->next) return walk_.has_value();
    const ScriptLine& line = *walk_->line;
    const std::vector<render::HitTarget> spots = screen.spots();
    if (std::ranges::find(spots, line.to, &render::HitTarget::name) == spots.end() && now - walk_->began < patience) {
        walk_->next = now + settles;
        return true;
    }
    const render::Rect to = spot(line.to, line, screen);
    const auto focus = screen.pad_focus();
    if (focus && one_place(*focus, to)) {
        press(line.code, line.held, now);
        late_ = now - line.at;
        walk_.reset();
        return false;
    }
    if (++walk_->pushes > most_pushes)
        wrong_line(script_.name, line.number, fmt::format("a controller's cross does not get to \"{}\"", line.to));
    const auto way = focus ? first_push(spots, *focus, to) : std::nullopt;
    press(static_cast<int>(way.value_or(PadDirection::Down)), push_held, now);
    walk_->next = now + push_held + push_held;
    return true;
}

void ScriptedHand::key(const ScriptLine& line, Ticks now) {
    SDL_Event event = event_of(0, window_id_);
    event.key.keysym.sym = line.code;
    event.key.keysym.scancode = SDL_GetScancodeFromKey(line.code);
    for (const bool down : {true, false}) {
        if (down ? !line.down : !line.up) continue;
        event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
        event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
        waiting_.emplace(down || !line.down ? now : now + line.held, event);
    }
}

void ScriptedHand::type(const std::string& letters, Ticks now) {
    for (std::size_t typed = 0; typed < letters.size();) {  // SDL delivers at most 31 bytes at once, in whole letters
        SDL_Event event = event_of(SDL_TEXTINPUT, window_id_);
        const std::size_t bytes = SDL_utf8strlcpy(event.text.text, letters.c_str() + typed, sizeof event.text.text);
        if (bytes == 0) return;
        typed += bytes;
        waiting_.emplace(now, event);
    }
}

void ScriptedHand::move(Ticks at, glm::vec2 logical, int which, const Screen& screen) {
    const glm::ivec2 to{glm::round(screen.logical.to_window(logical))};
    SDL_Event event = event_of(SDL_MOUSEMOTION, window_id_);
    if (which == finger) event.motion.which = SDL_TOUCH_MOUSEID;
    event.motion.x = to.x;
    event.motion.y = to.y;
    event.motion.xrel = to.x - pointer_.x;
    event.motion.yrel = to.y - pointer_.y;
    pointer_ = to;
    waiting_.emplace(at, event);
}

void ScriptedHand::button(Ticks at, glm::vec2 logical, int which, bool down, const Screen& screen) {
    const glm::ivec2 to{glm::round(screen.logical.to_window(logical))};
    SDL_Event event = event_of(down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, window_id_);
    if (which == finger) {  // SDL sends finger and matching mouse events
        SDL_Event touch{};
        touch.type = down ? SDL_FINGERDOWN : SDL_FINGERUP;
        touch.tfinger.windowID = window_id_;
        waiting_.emplace(at, touch);
        event.button.which = SDL_TOUCH_MOUSEID;
    }
    event.button.button = static_cast<Uint8>(which == finger ? SDL_BUTTON_LEFT : which);
    event.button.state = down ? SDL_PRESSED : SDL_RELEASED;
    event.button.clicks = 1;
    event.button.x = to.x;
    event.button.y = to.y;
    waiting_.emplace(at, event);
}

void ScriptedHand::click(const ScriptLine& line, glm::vec2 at, Ticks now, const Screen& screen) {
    move(now, at, line.button, screen);
    if (line.down) button(now, at, line.button, true, screen);
    if (line.up) button(line.down ? now + line.held : now, at, line.button, false, screen);
}

void ScriptedHand::drag(const ScriptLine& line, Ticks now, const Screen& screen) {
    move(now, line.places.front(), line.button, screen);
    button(now, line.places.front(), line.button, true, screen);
    for (Ticks step = 1; step <= line.held; ++step)
        move(now + step, along(line.places, static_cast<float>(step) / static_cast<float>(line.held)), line.button,
             screen);
    button(now + line.held, line.places.back(), line.button, false, screen);
}

render::Rect ScriptedHand::spot(const std::string& name, const ScriptLine& line, const Screen& screen) const {
    std::vector<std::string> names;
    for (const render::HitTarget& named : screen.spots()) {
        if (named.name == name) return named.where;
        names.push_back(named.name);
    }
    const std::string near = meant(name, names);
    throw Error{fmt::format("The script {}, line {}: there is no spot \"{}\" on the screen at {:.3f} s{} There {}.",
                            script_.name, line.number, name, seconds(line.at), near.empty() ? "." : near,
                            names.empty() ? std::string{"is none"} : fmt::format("are: {}", fmt::join(names, ", ")))};
}

void ScriptedHand::finish() const {
    if (!picture_due()) return;
    throw Error{fmt::format("The picture {} was not taken: the window was hidden until the end.",
                            pictures_.front().file.string())};
}

}  // namespace boxcars::app
