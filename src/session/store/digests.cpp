#include "session/store/digests.h"

#include "base/error.h"

namespace boxcars::session {

using chance::Digester;

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

Digest head_digest(const SittingBegan& sitting) {
    const Recording& head = sitting.head;
    Digester digester;
    digester.add(sitting.name).add(head.game).add(sitting.began).add(static_cast<std::int64_t>(head.seed));
    digester.add(std::int64_t{head.first ? *head.first : -1})
        .add(word_of(sitting.place))
        .add(players_text(head.players));
    for (const auto& [knob, value] : head.rules) digester.add(knob).add(std::int64_t{value});
    if (head.sealed)
        digester.add("sealed dice")
            .add(head.sealed->seal)
            .add(head.sealed->about)
            .add(head.sealed->words)
            .add(head.sealed->secret);
    if (sitting.imported) digester.add("imported");
    if (head.night)
        digester.add("a stop of a Night")
            .add(head.night->date)
            .add(word_of(head.night->length.unit))
            .add(std::int64_t{head.night->length.count});
    if (sitting.brought > 0) digester.add("from the purse").add(sitting.brought);
    return digester.digest();
}

Digest entry_digest(const Digest& before, std::int64_t number, const RecordedEntry& entry, Milliseconds made) {
    Digester digester;
    digester.add(before).add(number).add(std::int64_t{entry.game}).add(entry.event).add(faces_bytes(entry.faces));
    digester.add(std::int64_t{entry.forced}).add(made).add(static_cast<std::int64_t>(entry.hash));
    for (const std::string& fact : entry.facts) digester.add(fact);
    return digester.digest();
}

Digest tail_digest(const Digest& last, const SittingTail& tail) {
    Digester digester;
    digester.add(last).add(std::int64_t{tail.given_dice}).add(std::int64_t{tail.practice}).add(tail.entries);
    digester.add(static_cast<std::int64_t>(tail.hash)).add(std::int64_t{tail.ended.has_value()});
    return digester.add(tail.ended.value_or(0)).digest();
}

}  // namespace boxcars::session
