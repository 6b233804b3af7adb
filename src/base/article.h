// The article that English puts before a whole number: "a 7", "an 8", "an 11", "an 80".
#pragma once
#include <string_view>

namespace boxcars {

constexpr std::string_view article(int number) {  // number is 0 to 999
    const int leading = number >= 100 ? number / 100 : number >= 20 ? number / 10 : number;
    return leading == 8 || number == 11 || number == 18 ? "an" : "a";
}

}  // namespace boxcars
