#include "session/history/sitting_actions.h"

#include "session/night_stop.h"

#include <fmt/format.h>

#include <iterator>

namespace boxcars::session {
namespace {

std::string opened_elsewhere(const Store& store) {
    return fmt::format("another Boxcars has the folder {} open. Close it first.", store.data().string());
}

void be_writable(const Store& store) {
    if (const auto trouble = store.trouble()) throw Error(*trouble);
    if (store.busy()) throw Error("Sittings cannot be deleted or imported now: " + opened_elsewhere(store));
}

}  // namespace

std::string export_kept(Store& store, const ExportRequest& request) {
    const std::string& name = request.sitting;
    check_named_file(request.file, request.existing);  // before the sitting is ended for it
    if (request.end) end_kept(store, name);
    const auto sitting = store.sitting(name);
    if (!sitting) throw Error(fmt::format("There is no sitting '{}' any more.", name));
    const Recording& recording = sitting->began.head;
    if (recording.sealed && !sitting->tail.ended)
        throw Error(
            fmt::format("Sitting {} is not over, and its dice are sealed: the file would tell what is still to "
                        "be thrown. Play it to its end, or end it here {}.",
                        name, request.how_to_end));
    write_named_file(request.file, exported(recording), request.existing);
    return fmt::format("Sitting {} is now in {}: {}, {} entries, hash {}.", name, request.file.string(), recording.game,
                       recording.entries.size(), hash_text(recording.hash));
}

std::string end_kept(Store& store, const std::string& sitting) {
    const bool over = store.line(sitting).value_or(SittingLine{}).open == false;
    if (!over && store.busy())
        throw Error(fmt::format("Sitting {} cannot be ended now: {}", sitting, opened_elsewhere(store)));
    if (!over && !store.wait(store.end(sitting)))
        throw Error(fmt::format("Sitting {} cannot be ended now. {}", sitting, store.trouble().value_or("")));
    return fmt::format("Sitting {} is over: nobody goes on with it.", sitting);
}

std::string export_to_data(Store& store, const std::string& sitting) {
    const std::filesystem::path folder = store.data() / "exports";
    make_folder(folder);
    std::filesystem::path file = folder / (sitting + ".json");
    for (int copy = 2; is_there(file); ++copy) file = folder / fmt::format("{}-{}.json", sitting, copy);
    return export_kept(store, {.sitting = sitting, .file = file, .how_to_end = "with END"});
}

Verified verify_recording(const KeptGames& games, Recording recording, const Noted& noted) {
    Verdict verdict = verify_of(games)(recording);
    if (verdict.difference) return {std::move(recording), std::move(verdict), "", {}};
    DiceProof dice = dice_proof(recording, noted);
    const std::string night =
        recording.night ? fmt::format(" It is a stop of the Night of {}.", date_words(recording.night->date)) : "";
    std::string sentence = fmt::format("The sitting is as it says: {}, {} game{}, {} entries.{}", recording.game,
                                       verdict.games, verdict.games == 1 ? "" : "s", verdict.entries, night);
    return {std::move(recording), std::move(verdict), std::move(sentence), std::move(dice)};
}

std::string verify_kept(Store& store, const KeptGames& games, const std::string& sitting) {
    auto recording = store.recording(sitting);
    if (!recording) throw Error(fmt::format("There is no sitting '{}' any more.", sitting));
    const Verified verified = verify_recording(games, std::move(*recording));
    be_what_was_played(verified);
    return verified.dice.sentence + " " + verified.sentence;
}

void be_what_was_played(const Verified& verified) {
    if (verified.verdict.difference)
        throw Error(fmt::format("The {} is not what was played. First difference: {}", verified.recording.source,
                                verified.verdict.difference->sentence()),
                    check_failed);
}

std::string delete_kept(Store& store, const std::string& sitting) {
    be_writable(store);
    if (!store.wait(store.forget(sitting))) throw Error(store.trouble().value_or("The store cannot be written."));
    return fmt::format("Sitting {} is deleted. Older copies of the store may hold it for some days more.", sitting);
}

std::string import_recording(Store& store, const Recording& recording, const Hands& hands) {
    StoredSitting sitting{store.named(recording), {}, {}};
    sitting.began.imported = true;
    const Milliseconds now = sitting.began.began;
    sitting.began.head.entries = recording.entries;
    sitting.tail = {recording.given_dice, recording.practice, std::ssize(recording.entries), recording.hash, now};
    sitting.made.assign(recording.entries.size(), now);
    std::vector<Record> records = records_of(sitting);
    records.emplace_back(HandsMade{sitting.began.name, 1, sitting.tail.entries, hands});
    if (!store.wait(store.add(std::move(records))))
        throw Error(store.trouble().value_or("The store cannot be written."));
    return sitting.began.name;
}

std::string import_file(Store& store, const KeptGames& games, const std::filesystem::path& file) {
    const Verified verified = verify_recording(games, read_sitting(games, file));
    const Recording& recording = verified.recording;
    if (verified.verdict.difference)
        throw Error(fmt::format("The {} is not what was played, and is not taken. First difference: {}",
                                recording.source, verified.verdict.difference->sentence()),
                    check_failed);
    be_writable(store);
    if (const auto there = store.find_same(recording))
        throw Error(fmt::format("That sitting is in the store already, as {}.", *there));
    const std::string name = import_recording(store, recording, verified.verdict.hands);
    return fmt::format(
        "Sitting {} is in the store: {}, {} entries. It is marked as imported and counts in no statistics.", name,
        recording.game, recording.entries.size());
}

std::vector<std::string> count_hands(Store& store, const Verify& verify) {
    std::vector<std::string> sentences;
    if (store.trouble() || store.busy()) return sentences;
    for (const std::string& name : store.read(uncounted)) {
        try {
            const Recording recording = store.recording(name).value();
            Verdict verdict = verify(recording);
            if (verdict.difference) throw Error(verdict.difference->sentence());
            store.wait(store.add(
                {HandsMade{name, 1, std::ssize(recording.entries), std::move(verdict.hands), verdict.money}}));
        } catch (const Error& error) {
            sentences.push_back(fmt::format("The hands of sitting {} are not counted: {}", name, error.what()));
        }
    }
    return sentences;
}

}  // namespace boxcars::session
