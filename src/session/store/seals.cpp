#include "session/store/seals.h"

#include "base/error.h"

namespace boxcars::session {

using chance::Sealing;

std::string_view word_of(Place place) {
    switch (place) {
        case Place::Window:
            return "window";
        case Place::Text:
            return "text";
        case Place::Headless:
            return "headless";
    }
    return "window";
}

std::string faces_bytes(const std::vector<int>& faces) {
    std::string bytes;
    for (const int face : faces) {
        if (face < 0 || face > 255) throw Error("A die with a face of " + std::to_string(face) + " cannot be kept.");
        bytes.push_back(static_cast<char>(face));
    }
    return bytes;
}

Seal head_seal(const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Sealing seal;
    seal.add(sitting.name).add(head.game).add(sitting.began).add(static_cast<std::int64_t>(head.seed));
    seal.add(std::int64_t{head.first ? *head.first : -1}).add(word_of(sitting.place)).add(players_text(head.players));
    for (const auto& [knob, value] : head.rules) seal.add(knob).add(std::int64_t{value});
    if (head.sealed)
        seal.add("sealed dice")
            .add(head.sealed->seal)
            .add(head.sealed->about)
            .add(head.sealed->words)
            .add(head.sealed->secret);
    if (sitting.imported) seal.add("imported");
    return seal.seal();
}

Seal entry_seal(const Seal& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made) {
    Sealing seal;
    seal.add(before).add(number).add(std::int64_t{entry.game}).add(entry.event).add(faces_bytes(entry.faces));
    seal.add(std::int64_t{entry.forced}).add(made).add(static_cast<std::int64_t>(entry.hash));
    for (const std::string& fact : entry.facts) seal.add(fact);
    return seal.seal();
}

Seal tail_seal(const Seal& last, const SittingTail& tail) {
    Sealing seal;
    seal.add(last).add(std::int64_t{tail.given_dice}).add(std::int64_t{tail.practice}).add(tail.entries);
    seal.add(static_cast<std::int64_t>(tail.hash)).add(std::int64_t{tail.ended.has_value()});
    return seal.add(tail.ended.value_or(0)).seal();
}

}  // namespace boxcars::session
