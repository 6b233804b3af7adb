#include "session/history/sitting_actions.h"

#include <iterator>
#include <numeric>

namespace boxcars::session {
namespace {

std::size_t dice_thrown(const Recording& recording) {
    return std::accumulate(recording.entries.begin(), recording.entries.end(), std::size_t{0},
                           [](std::size_t sum, const RecordedEntry& entry) { return sum + entry.faces.size(); });
}

std::string why_practice(const Recording& recording) {
    if (recording.stop) return "it has the dice of a Long Run";
    if (std::ranges::any_of(recording.entries, &RecordedEntry::forced) || recording.practice)
        return "somebody chose faces";
    if (recording.given_dice) return "its dice came from a list";
    return recording.sealed ? "" : "somebody chose the seed";
}

std::string why_not(const Recording& recording, const Noted& noted) {
    if (!recording.sealed) return "it has no seal";
    const SealedDice& sealed = *recording.sealed;
    if (!noted.seal.empty() && noted.seal != sealed.seal) return "its seal is not the one that you noted";
    if (noted.words && *noted.words != sealed.words) return "its words are not the ones that you gave";
    if (sealed.secret.empty()) return "the secret is not in the file";
    if (!explains(sealed, recording.seed)) return "its seed does not follow from its seal, words and secret";
    const auto table = sealed_table(sealed.about, recording.game);
    if (!table) return fmt::format("its seal was not made for a sitting of {}", recording.game);
    if (!table->digest.empty() && table->digest != table_digest(recording.rules, recording.players))
        return "its seal was made for another rule sheet or other players";
    if (dice_thrown(recording) == 0) return "no die was thrown";
    return "";
}

// Proves that the dice follow from the seal; says whether it was made for this table. requires: why_not() is empty
DiceProof follows(const Recording& recording, const Noted& noted) {
    const SealedDice& sealed = *recording.sealed;
    const auto table = sealed_table(sealed.about, recording.game);
    const bool whole = !table->digest.empty();
    const std::string dice = fmt::format("all {} dice follow from the seal {}{}", dice_thrown(recording), sealed.seal,
                                         sealed.words.empty() ? "; no words were added" : " and the words in the file");
    const std::string made = fmt::format("on {} at {} UTC", table->moment.substr(0, 10), table->moment.substr(11, 8));
    const std::string binds =
        whole ? fmt::format("The seal was made {} for this rule sheet and these players.", made)
              : fmt::format("An older Boxcars made the seal {}: it does not bind the rule sheet or the players.", made);
    const std::string_view rest = noted.seal.empty()
                                      ? "Compare the seal with the one that was shown before the first throw."
                                      : "It is the seal that you noted.";
    return {whole ? Proof::Proved : Proof::DiceAlone,
            fmt::format("{}: {}. {} {}", whole ? "Proved" : "Dice alone", dice, binds, rest)};
}

std::string opened_elsewhere(const Store& store) {
    return fmt::format("another Boxcars has the folder {} open. Close it first.", store.data().string());
}

void be_writable(const Store& store) {
    if (store.busy()) throw Error("Sittings cannot be deleted or imported now: " + opened_elsewhere(store));
    if (const auto trouble = store.trouble()) throw Error(*trouble);
}

Recording recording_to_tell(Store& store, const std::string& name, std::string_view how_to_end) {
    const auto sitting = store.sitting(name);
    if (!sitting) throw Error(fmt::format("There is no sitting '{}' any more.", name));
    const Recording& recording = sitting->began.head;
    if (!revealed_dice(recording, sitting->ended.has_value()).seed)
        throw Error(
            fmt::format("Sitting {} is not over, and its dice are sealed: the file would tell what is still to "
                        "be thrown. Play it to its end, or end it here {}{}.",
                        name, how_to_end, recording.stop ? ", which gives up the goal of its station" : ""));
    return recording;
}

constexpr std::string_view by_button = "with \"End sitting\"";

}  // namespace

std::string_view to_text(Proof proof) {
    constexpr std::array<std::string_view, 4> words{"proved", "dice alone", "not proved", "practice"};
    return words[static_cast<std::size_t>(proof)];
}

DiceProof dice_proof(const Recording& recording, const Noted& noted) {
    const bool compared = !noted.seal.empty() || noted.words;
    const std::string practice = why_practice(recording);
    if (!practice.empty() && compared) return {Proof::NotProved, fmt::format("Not proved: {}.", practice)};
    if (!practice.empty())
        return {Proof::Practice, fmt::format("Practice: {}, so the dice are not proved fair.", practice)};
    if (const std::string why = why_not(recording, noted); !why.empty())
        return {Proof::NotProved, fmt::format("Not proved: {}.", why)};
    return follows(recording, noted);
}

std::string words_of_station(const SittingLine& line) {
    if (line.run.empty() || line.imported) return "";
    return fmt::format(" The run {} keeps what was played at station {}: a goal that was not reached counts as missed.",
                       line.run, line.station);
}

std::string export_kept(Store& store, const ExportRequest& request) {
    const std::string& name = request.sitting;
    check_named_file(request.file, request.existing);  // checked before the export ends the sitting
    if (request.end) end_kept(store, name);
    const Recording recording = recording_to_tell(store, name, request.how_to_end);
    write_named_file(request.file, exported(recording), request.existing);
    return fmt::format("Sitting {} is now in {}: {}, {} entries, hash {}.", name, request.file.string(), recording.game,
                       recording.entries.size(), hash_text(recording.hash));
}

std::string end_kept(Store& store, const std::string& sitting) {
    const SittingLine line = store.line(sitting).value_or(SittingLine{});
    const bool over = !line.open;
    if (!over && store.busy())
        throw Error(fmt::format("Sitting {} cannot be ended now: {}", sitting, opened_elsewhere(store)));
    if (!over && !store.wait(store.end(sitting)))
        throw Error(fmt::format("Sitting {} cannot be ended now. {}", sitting, store.trouble().value_or("")));
    return fmt::format("Sitting {} has ended and cannot be continued.{}", sitting, words_of_station(line));
}

std::string brief_of_kept(Store& store, const PlayedGames& games, const std::string& sitting) {
    return in_brief(games, recording_to_tell(store, sitting, by_button));
}

std::pair<std::string, std::filesystem::path> export_to_data(Store& store, const std::string& sitting) {
    const std::filesystem::path folder = store.data() / "exports";
    make_folder(folder);
    std::filesystem::path file = folder / (sitting + ".json");
    for (int copy = 2; is_there(file); ++copy) file = folder / fmt::format("{}-{}.json", sitting, copy);
    return {export_kept(store, {.sitting = sitting, .file = file, .how_to_end = by_button}), file};
}

Verified verify_recording(const PlayedGames& games, Recording recording, const Noted& noted) {
    Verdict verdict = verdict_on(games, recording);
    if (verdict.difference) return {std::move(recording), std::move(verdict), "", {}};
    DiceProof dice = dice_proof(recording, noted);
    const std::string stop =
        recording.stop ? fmt::format(" It is station {} of a Long Run.", recording.stop->number) : "";
    std::string sentence = fmt::format("The record is true: {}, {} game{}, {} moves.{}", recording.game, verdict.games,
                                       verdict.games == 1 ? "" : "s", verdict.entries, stop);
    return {std::move(recording), std::move(verdict), std::move(sentence), std::move(dice)};
}

std::string verify_kept(Store& store, const PlayedGames& games, const std::string& sitting) {
    auto recording = store.recording(sitting);
    if (!recording) throw Error(fmt::format("There is no sitting '{}' any more.", sitting));
    const Verified verified = verify_recording(games, std::move(*recording));
    be_what_was_played(verified);
    return verified.dice.sentence + " " + verified.sentence;
}

void be_what_was_played(const Verified& verified, std::string_view and_so) {
    if (const auto& found = verified.verdict.difference)
        throw Error(fmt::format("The {} is not what was played{}. First difference: {}", verified.recording.source,
                                and_so, found->sentence()),
                    check_failed);
}

std::string delete_kept(Store& store, const std::string& sitting) {
    be_writable(store);
    const SittingLine line = store.line(sitting).value_or(SittingLine{});
    if (!store.wait(store.forget(sitting))) throw Error(store.trouble().value_or("The store cannot be written."));
    return fmt::format("Sitting {} is deleted. The copy of the store holds it until the next copy is made.{}", sitting,
                       words_of_station(line));
}

std::string import_recording(Store& store, const Recording& recording, const Hands& hands) {
    StoredSitting sitting{store.named(recording)};
    sitting.began.imported = true;
    sitting.began.head.entries = recording.entries;
    sitting.ended = sitting.began.began;
    sitting.made.assign(recording.entries.size(), sitting.began.began);
    std::vector<Record> records = records_of(sitting);
    records.emplace_back(HandsMade{sitting.began.name, 1, std::ssize(recording.entries), hands});
    if (!store.wait(store.add(std::move(records))))
        throw Error(store.trouble().value_or("The store cannot be written."));
    return sitting.began.name;
}

std::string import_file(Store& store, const PlayedGames& games, const std::filesystem::path& file) {
    const Verified verified = verify_recording(games, read_sitting(games, file));
    const Recording& recording = verified.recording;
    be_what_was_played(verified, ", and is not taken");
    be_writable(store);
    if (const auto there = store.find_same(recording))
        throw Error(fmt::format("That sitting is in the store already, as {}.", *there));
    const std::string name = import_recording(store, recording, verified.verdict.hands);
    return fmt::format(
        "Sitting {} is in the store: {}, {} entries. It is marked as imported and counts in no statistics.", name,
        recording.game, recording.entries.size());
}

std::vector<std::string> count_hands(Store& store, const PlayedGames& games) {
    std::vector<std::string> sentences;
    if (store.trouble() || store.busy()) return sentences;
    for (const std::string& name : store.read(uncounted)) {
        try {
            const Recording recording = store.recording(name).value();
            Verdict verdict = verdict_on(games, recording);
            if (verdict.difference) throw Error(verdict.difference->sentence());
            store.wait(store.add({HandsMade{name, 1, std::ssize(recording.entries), std::move(verdict.hands)}}));
        } catch (const Error& error) {
            sentences.push_back(fmt::format("The hands of sitting {} are not counted: {}", name, error.what()));
        }
    }
    return sentences;
}

}  // namespace boxcars::session
