#include "base/pieces.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace boxcars {
namespace {

// Every registered Pieces object; the next in turn is in front. The list is static because there is one main loop.
std::vector<Pieces*>& everybody() {
    static std::vector<Pieces*> all;
    return all;
}

// The most workers of a web page, whose threads are all made before the game begins (see cmake/Page.cmake).
[[maybe_unused]] constexpr int most_in_page = 8;

}  // namespace

int workers_at_once() {
    if (!has_threads) return 1;
    const int processors = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
#ifdef __EMSCRIPTEN__
    return std::min(processors, most_in_page);
#else
    return processors;
#endif
}

Pieces::Pieces(Piece piece, Urgency urgency) : piece_(std::move(piece)), urgency_(urgency) {
    everybody().push_back(this);
}

Pieces::~Pieces() { std::erase(everybody(), this); }

bool do_piece(std::optional<Pieces::Urgency> urgency) {
    auto& all = everybody();
    for (std::size_t asked = all.size(); asked > 0 && !all.empty(); --asked) {
        std::rotate(all.begin(), all.begin() + 1, all.end());
        if (urgency && all.back()->urgency_ != *urgency) continue;
        if (all.back()->piece_()) return true;
    }
    return false;
}

}  // namespace boxcars
