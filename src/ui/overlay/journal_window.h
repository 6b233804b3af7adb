// The sitting's journal as a list, newest first, and the controls below it: pause, step, speed, seed.
#pragma once
#include "session/journal.h"
#include "ui/host.h"
#include "ui/requests.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace boxcars::ui {

struct JournalLine {
    int number = 0;  // counted from 1
    std::string event, faces, facts;
    std::uint64_t hash = 0;  // hash of everything up to this entry
};

// Converts an entry of a session's journal. `when`: when its change of the table takes
// effect, if it is one: "at once".
JournalLine journal_line(int number, const session::Entry& entry, std::string_view when = {});

struct Transport {
    bool paused = false;
    float speed = 1;
    std::uint64_t seed = 0;
    std::string seal{};  // the dice's seal; set while the seed is secret
};

std::string dice_note(const Transport& transport);  // "seed 7", or the first digits of the seal
void journal_body(Host& host, std::span<const JournalLine> lines);
float transport_height(const Host& host);
void transport_foot(Host& host, const Transport& transport, TimeRequests& requests);

}  // namespace boxcars::ui
