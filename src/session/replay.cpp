#include "session/replay.h"

#include "rules/knobs.h"

#include <fmt/ranges.h>

namespace boxcars::session {
namespace {

std::vector<Entry> entries_to_perform(const Recording& recording, TableSetup table) {
    std::vector<Entry> all;
    all.reserve(recording.entries.size());
    for (const auto& [game, event, faces, facts, forced, hash] : recording.entries) {
        Entry entry{.game = game, .text = event, .faces = faces, .forced = forced, .hash = hash};
        if (event.empty() && !recording.brief) entry.text = "?";  // only brief_json() leaves out the words of throws
        if (is_change(entry))
            read_change(event, table);
        else if (event != undo_word && event != concede_word)
            entry.event = event_from(table.rules, event);
        all.push_back(std::move(entry));
    }
    return all;
}

WatchedEntry watched_entry(const RecordedEntry& entry) {
    const bool other = entry.event == undo_word || entry.event == concede_word || entry.event.starts_with(change_word);
    WatchedEntry lines{!entry.faces.empty() ? WatchedKind::Throw
                       : other              ? WatchedKind::Other
                                            : WatchedKind::Decision,
                       entry.game};
    for (const std::string& fact : entry.facts) lines.words += (lines.words.empty() ? ": " : "; ") + fact;
    lines.words = entry.event + lines.words;
    return lines;
}

RecordedEntry recorded_as(const Entry& of) { return {of.game, of.text, of.faces, facts_text(of), of.forced, of.hash}; }

const PlayedGame& game_in(const PlayedGames& games, const Recording& recording) {
    if (const PlayedGame* game = known_game(games, recording.game)) return *game;
    std::vector<std::string> names;
    for (const PlayedGame* game : games) names.emplace_back(game->name());
    throw Error("The " + recording.source + " is of the game '" + recording.game + "'; the house has " + one_of(names) +
                ".");
}

}  // namespace

std::string Difference::sentence() const {
    const std::string place = entry == 0 ? "the file as a whole" : fmt::format("game {}, entry {}", game, entry);
    return fmt::format("{}: {}: the file says '{}', recomputed it is '{}'.", place, field, recorded, computed);
}

std::optional<Difference> first_difference(const RecordedEntry& recorded, const RecordedEntry& computed) {
    const auto differs = [&](const char* field, const auto& words) {
        return Difference{computed.game, 0, field, words(recorded), words(computed)};
    };
    using Of = RecordedEntry;
    if (recorded.game != computed.game) return differs("game", [](const Of& of) { return std::to_string(of.game); });
    if (recorded.faces != computed.faces)
        return differs("faces", [](const Of& of) { return fmt::format("{}", fmt::join(of.faces, " ")); });
    if (recorded.event != computed.event) return differs("event", [](const Of& of) { return of.event; });
    if (recorded.forced != computed.forced)
        return differs("forced", [](const Of& of) { return std::string{of.forced ? "yes" : "no"}; });
    if (recorded.facts != computed.facts)
        return differs("facts", [](const Of& of) { return fmt::format("{}", fmt::join(of.facts, "; ")); });
    if (recorded.hash != computed.hash) return differs("hash", [](const Of& of) { return hash_text(of.hash); });
    return {};
}

Answer perform(Sitting& sitting, const Entry& entry) {
    if (is_throw(entry)) return entry.forced ? sitting.force(entry.faces) : sitting.throw_dice();
    if (entry.event) return sitting.submit(*entry.event);
    if (entry.text == undo_word) return sitting.undo();
    if (entry.text == concede_word) return sitting.concede();
    if (!is_change(entry))
        return {.refused = std::string{game_name(sitting.next_table().rules)} + " has no such event"};
    TableSetup table = sitting.next_table();
    if (auto wrong = read_change(entry.text, table)) return {.refused = *wrong};
    return sitting.change_table(table);
}

RuleValues rule_values(const rules::Sheet& rules) {
    RuleValues values;
    rules::each_held(rules, [&](std::string_view knob, int value) { values.emplace_back(knob, value); });
    return values;
}

std::string table_digest(const rules::Sheet& rules, const Players& players) {
    return table_digest(rule_values(rules), players);
}

std::string seal_for_table(Setup& setup) {
    if (!setup.sealed) return {};
    const std::string table = table_digest(setup.rules, setup.players);
    const auto shown = sealed_table(setup.sealed->about, game_name(setup.rules));
    setup.sealed = sealed_for(*setup.sealed, table);
    if (!shown || shown->digest.empty() || shown->digest == table) return {};
    return "The seal was made for another table. The same dice now have a new seal: see Fair dice in the rules.";
}

void seal(Setup& setup, const SealedDice& sealed, const std::string& words) {
    setup.sealed = sealed;
    setup.sealed->words = words;
    setup.seed = seed_of(*setup.sealed);
}

Recording record(const Sitting& session, std::size_t from) {
    const Setup& setup = session.setup();
    Recording recording;
    recording.game = session.game_played().name();
    recording.seed = setup.seed;
    recording.sealed = setup.sealed;
    recording.given_dice = !session.as_seeded();
    recording.practice = session.is_practice();
    recording.stop = setup.stop;
    if (setup.first != session.drawn_first_seat()) recording.first = setup.first;
    recording.rules = rule_values(setup.rules);
    recording.players = setup.players;
    for (std::size_t n = from; n < session.journal().size(); ++n)
        recording.entries.push_back(recorded_as(session.journal()[n]));
    // session.hash() may already include the start of a next game that has no entry yet.
    recording.hash = session.journal().empty() ? session.hash() : session.journal().back().hash;
    return recording;
}

Setup setup_from(const rules::AnyGame& game, const Recording& recording) {
    const auto wrong = [&](const std::string& why) { return Error("The " + recording.source + " cannot be: " + why); };
    if (recording.game != game.name()) throw wrong("it is of the game " + recording.game + ".");
    Setup setup{.rules = game.defaults()};
    for (const auto& [name, value] : recording.rules)
        if (auto problem = rules::set_stored(setup.rules, name, value)) throw wrong(*problem);
    setup.players = recording.players;
    if (auto problem = Sitting::table_problem({setup.rules, setup.players})) throw wrong(*problem);
    const auto seats = starts(setup.rules).size();
    if (recording.first && nth(*recording.first) >= seats)
        throw wrong("seat " + std::to_string(*recording.first + 1) + " begins, and there is none.");
    setup.seed = recording.seed;
    setup.sealed = recording.sealed;
    setup.first = recording.first;
    setup.stop = recording.stop;
    if (!recording.given_dice) return setup;
    std::vector<int> faces;
    for (const auto& entry : recording.entries)
        if (!entry.forced) faces.insert(faces.end(), entry.faces.begin(), entry.faces.end());
    setup.dice.emplace(recording.source, std::move(faces));
    return setup;
}

Replay::Replay(const rules::AnyGame& game, Recording recording)
    : recording_(std::move(recording)),
      session_(setup_from(game, recording_)),
      entries_(entries_to_perform(recording_, session_.next_table())),
      shown_(session_.journal().size()) {
    for (std::size_t i = 0; i < shown_ && !difference_; ++i) compare(i);
}

Answer Replay::next() {
    Answer answer;
    try {
        answer = play(entries_[shown_]);
    } catch (const Error& trouble) {  // for example, the die lacks such a face
        answer.refused = trouble.what();
    }
    if (!answer)
        differs("event", recording_.entries[shown_].event, answer.refused);
    else
        compare(shown_);
    shown_ = session_.journal().size();
    return answer;
}

void Replay::finish() {
    if (difference_) return;
    const auto& entries = recording_.entries;
    const auto dice = [](bool given) { return std::string{given ? "given" : "seed"}; };
    if (recording_.sealed && !explains(*recording_.sealed, recording_.seed))
        differs("sealed", "a seal, words and a secret", "another seal or another seed", true);
    else if (recording_.hash != session_.hash())
        differs("hash", hash_text(recording_.hash), hash_text(session_.hash()), true);
    else if (const bool practice = session_.is_practice(); recording_.practice != practice)
        differs("practice", recording_.practice ? "yes" : "no", practice ? "yes" : "no", true);
    else if (recording_.given_dice == session_.as_seeded())
        differs("dice", dice(recording_.given_dice), dice(!session_.as_seeded()), true);
    else if (recording_.first == session_.drawn_first_seat())
        differs("first", std::to_string(*recording_.first + 1), "drawn", true);
    else if (entries.size() != session_.journal().size())
        differs("entries", std::to_string(entries.size()), std::to_string(session_.journal().size()), true);
}

Answer Replay::play(const Entry& entry) {
    if (entry.game == session_.game() + 1) {
        Answer begun = session_.next_game();
        if (!begun || session_.journal().size() > shown_) return begun;
    }
    return perform(session_, entry);
}

void Replay::compare(std::size_t index) {
    static const RecordedEntry nothing{0, "nothing more", {}, {}, false, 0};
    const auto& recorded = index < recording_.entries.size() ? recording_.entries[index] : nothing;
    const Entry& played = session_.journal()[index];
    const RecordedEntry computed = recorded_as(played);
    RecordedEntry filled;  // a brief entry with what it leaves out
    if (recording_.brief) {
        filled = computed;
        filled.game = recorded.game;
        filled.forced = recorded.forced;
        if (!recorded.event.empty()) filled.event = recorded.event;
        if (!recorded.faces.empty()) filled.faces = recorded.faces;
    }
    difference_ = first_difference(recording_.brief ? filled : recorded, computed);
    if (difference_) difference_->entry = index + 1;
}

void Replay::differs(std::string field, std::string recorded, std::string computed, bool head) {
    difference_ =
        Difference{session_.game(), head ? 0 : shown_ + 1, std::move(field), std::move(recorded), std::move(computed)};
}

void be_as_played(const Replay& replay) {
    if (const auto& difference = replay.difference())
        throw Error("The " + replay.recording().source + " is not what was played: " + difference->sentence());
}

void play_out(Replay& replay) {
    while (!replay.done()) replay.next();
    replay.finish();
    be_as_played(replay);
}

Recording completed(const rules::AnyGame& game, const Recording& brief) {
    Replay replay{game, brief};
    play_out(replay);
    Recording whole = record(replay.sitting());
    whole.source = brief.source;
    return whole;
}

Recording read_sitting(const PlayedGames& games, const std::filesystem::path& file) {
    Recording read = read_recording(file, RecordingForm::AlsoBrief);
    return read.brief ? completed(game_in(games, read), read) : read;
}

std::string in_brief(const PlayedGames& games, const Recording& whole) {
    const PlayedGame& game = game_in(games, whole);
    RuleValues defaults;  // with every knob
    for (const auto& knob : game.knobs()) defaults.emplace_back(knob.name, knob.get(game.defaults()));
    return brief_json(whole, defaults);
}

Verdict verdict_on(const PlayedGames& games, const Recording& recording) {
    return verify(game_in(games, recording), recording);
}

Verdict verify(const rules::AnyGame& game, const Recording& recording) {
    Replay replay{game, recording};
    HandFold fold{replay.sitting().setup()};
    Hands hands = fold.look(replay.sitting());
    while (!replay.done()) {
        replay.next();
        hands += fold.look(replay.sitting());
    }
    replay.finish();
    const auto& session = replay.sitting();
    return {session.hash(),        session.game(),      session.journal().size(),
            session.is_practice(), replay.difference(), std::move(hands)};
}

WatchedRecording watchable(const rules::AnyGame& game, const Recording& recording) {
    Replay replay{game, recording};
    const Sitting& session = replay.sitting();
    WatchedRecording watched{entries_to_perform(recording, {session.setup().rules, session.setup().players}), {}};
    int round = 1;
    bool ended = false;  // the previous entry ended the round
    const auto describe = [&] {
        while (watched.lines.size() < std::min(session.journal().size(), recording.entries.size())) {
            WatchedEntry entry = watched_entry(recording.entries[watched.lines.size()]);
            const bool another = watched.lines.empty() || watched.lines.back().game != entry.game;
            if (another && !starts(session.rules()).empty()) entry.kind = WatchedKind::Opening;
            if (ended || (another && !watched.lines.empty())) ++round;
            entry.round = round;
            entry.practice = !session.counts();
            const bool thrown = entry.kind == WatchedKind::Throw;
            ended = thrown && between_rounds(session.rules(), session.rules(), session.state());
            watched.lines.push_back(std::move(entry));
        }
    };
    for (describe(); !replay.done(); describe()) replay.next();
    replay.finish();
    if (const auto& difference = replay.difference())
        throw Error("The " + recording.source + " cannot be watched: " + difference->sentence());
    return watched;
}

}  // namespace boxcars::session
