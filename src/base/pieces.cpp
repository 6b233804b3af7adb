#include "base/pieces.h"

#include <algorithm>
#include <vector>

namespace boxcars {
namespace {

// Everybody who has work, whose turn is next in front. There is one loop, as there is one screen.
std::vector<Pieces*>& everybody() {
    static std::vector<Pieces*> all;
    return all;
}

}  // namespace

Pieces::Pieces(Piece piece) : piece_(std::move(piece)) { everybody().push_back(this); }

Pieces::~Pieces() { std::erase(everybody(), this); }

bool do_piece() {
    auto& all = everybody();
    for (std::size_t asked = all.size(); asked > 0 && !all.empty(); --asked) {
        std::rotate(all.begin(), all.begin() + 1, all.end());
        if (all.back()->piece_()) return true;
    }
    return false;
}

}  // namespace boxcars
