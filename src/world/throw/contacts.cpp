#include "world/throw/contacts.h"

#include <algorithm>

namespace boxcars::world {
namespace {

constexpr Ticks rattle = 5;  // 42 ms: knocks closer together sound like one

}  // namespace

void KnockBook::add(int die, int other, Contact::With with, float impulse, const glm::vec3& where) {
    Pair& pair = pairs_[{die, other, with}];
    pair.impulse += impulse;
    pair.where += where * impulse;
}

void KnockBook::end_step() {
    for (auto& [key, pair] : pairs_) {
        if (pair.impulse > quiet_) {
            const glm::vec3 where = pair.where / pair.impulse;
            if (now_ - pair.last >= rattle) {
                pair.entry = knocks_.size();
                knocks_.push_back({now_, key.with, pair.impulse, where, key.die});
            } else if (Contact& knock = knocks_[pair.entry]; pair.impulse > knock.impulse) {
                knock.impulse = pair.impulse;
                knock.where = where;
            }
            pair.last = now_;
        }
        pair.impulse = 0;
        pair.where = {0, 0, 0};
    }
}

}  // namespace boxcars::world
