#include "scenes/craps/calls.h"

#include "scenes/hud.h"

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using namespace craps;

constexpr std::array<std::string_view, 13> totals{"",      "",      "two",  "three", "four",   "five",  "six",
                                                  "seven", "eight", "nine", "ten",   "eleven", "twelve"};

std::string number(int total) { return std::string(totals.at(static_cast<std::size_t>(total))); }

std::string capital(std::string words) {
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words;
}

template <class Of>
const Of* find(std::span<const Fact> facts) {
    for (const Fact& fact : facts)
        if (const Of* found = std::get_if<Of>(&fact)) return found;
    return nullptr;
}

// The throw's own name: "yo-leven", "six the hard way", "fever five".
std::string nickname(int first, int second) {
    const int total = first + second;
    const bool may_be_hard = total == 4 || total == 6 || total == 8 || total == 10;
    if (may_be_hard) return first == second ? number(total) + " the hard way" : "easy " + number(total);
    return total == 2    ? "snake eyes"
           : total == 3  ? "ace-deuce"
           : total == 5  ? "fever five"
           : total == 9  ? "centre field nine"
           : total == 11 ? "yo-leven"
           : total == 12 ? "boxcars"
                         : number(total);
}

// A throw with a point that decides nothing about the line, or craps and eleven on the come-out.
std::string passing(int first, int second) {
    const int total = first + second;
    const std::string name = capital(nickname(first, second));
    if (total == 2 || total == 3 || total == 12) return name + ". Craps " + number(total) + ".";
    if (total == 5) return name + ". No field five.";
    if (total == 9) return name + " — pay the field.";
    return name + ".";
}

std::string with_point_set(int first, int second) {
    const int total = first + second;
    const bool worth_naming = first == second || total == 3 || total == 11;
    return capital(worth_naming ? nickname(first, second) + ". The point is " : "the point is ") + number(total) + ".";
}

bool pays_the_line(std::span<const Fact> facts) {
    return std::ranges::any_of(facts, [](const Fact& fact) {
        const Won* won = std::get_if<Won>(&fact);
        return won != nullptr && won->spot.kind == Kind::Pass;
    });
}

// The shooter won. The stickman has the line paid only if a pass bet won.
std::string with_line_won(int first, int second, std::span<const Fact> facts) {
    const bool hard = first == second && nickname(first, second).ends_with("hard way");
    const std::string named = hard ? capital(nickname(first, second)) : "Winner " + number(first + second);
    return named + (pays_the_line(facts) ? ". Pay the line." : ".");
}

std::string sentence(const Threw& threw, std::span<const Fact> facts) {
    const auto [first, second, point] = threw;
    if (find<PointSet>(facts)) return with_point_set(first, second);
    if (find<PointMade>(facts) || (point == 0 && first + second == 7)) return with_line_won(first, second, facts);
    return passing(first, second);
}

glm::vec2 slanted(const void* at, glm::vec2 place) {
    constexpr float slant = 0.19f;  // of an italic
    return *static_cast<const glm::vec2*>(at) + glm::vec2(place.x - slant * place.y, place.y);
}

}  // namespace

std::optional<StickCall> call_of(std::span<const Fact> facts) {
    const Threw* threw = find<Threw>(facts);
    if (threw == nullptr) return {};
    if (find<SevenOut>(facts)) return StickCall{"Seven out.", "Line away."};
    const int total = threw->first + threw->second;
    return StickCall{total == 11 ? "Yo!" : capital(number(total)) + "!", sentence(*threw, facts)};
}

void draw_call(render::Canvas& canvas, glm::vec2 at, const StickCall& call, render::Colour accent, float alpha) {
    canvas.push_alpha(alpha);
    canvas.text(type::label_small, "STICKMAN", at, render::Align::Left, accent);
    canvas.text(type::call, call.word, at + glm::vec2(-2, 38), render::Align::Left, render::colours::ivory);
    const glm::vec2 below = at + glm::vec2(0, 78);
    canvas.text_through({render::Face::Body, 18}, "“" + call.sentence + "”", render::Align::Left,
                        render::colours::ivory, slanted, &below);
    canvas.pop_alpha();
}

}  // namespace boxcars::scenes
