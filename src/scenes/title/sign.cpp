#include "scenes/title/sign.h"

#include <algorithm>
#include <array>

namespace boxcars::scenes {
namespace {

using namespace render;

std::string counted_tables(std::size_t count) {
    constexpr std::array<std::string_view, 10> words{"NO",   "ONE", "TWO",   "THREE", "FOUR",
                                                     "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"};
    const std::string number = count < words.size() ? std::string{words[count]} : std::to_string(count);
    return number + (count == 1 ? " TABLE" : " TABLES");
}

}  // namespace

Rect sign_place(const Layout& layout, const PosterPlace& place, float left_edge) {  // beside the moon's rings
    const float left = left_edge - 1, wide = std::min(798.0f, place.at(925, 0).x - left - 16);
    return {left, layout.canvas.y + 60, wide, wide / 798 * 118};
}

Rect under_sign(const Rect& sign) { return {sign.x + 1, sign.y + sign.h + 62, std::min(440.0f, sign.w), 66}; }

void draw_sign(Canvas& canvas, const Rect& sign, std::size_t tables) {
    canvas.sprite("wordmarks/boxcars", sign);
    canvas.text({Face::LabelSemi, 18, 0.19f}, counted_tables(tables) + " · ONE NIGHT TRAIN",
                {sign.x + 3, sign.y + sign.h + 34}, Align::Left, colours::ivory);
}

}  // namespace boxcars::scenes
