#include "session/store/keeping.h"

namespace boxcars::session {
namespace {

class StoreKeeper final : public SittingKeeper {
 public:
    // A resumed sitting has a name, its hands so far, and entries that the store has.
    explicit StoreKeeper(Store& store, std::string name = {}, std::optional<HandFold> fold = {}, std::size_t handed = 0)
        : store_(store), name_(std::move(name)), fold_(std::move(fold)), handed_(handed) {}

    void keep(const Sitting& sitting) override {
        std::vector<Record> records;
        Recording news = record(sitting, handed_);
        const auto before = static_cast<std::int64_t>(handed_);
        if (name_.empty()) {
            SittingBegan begun = store_.named(news);
            name_ = begun.name;
            records.emplace_back(std::move(begun));
        }
        for (RecordedEntry& entry : news.entries)
            records.emplace_back(EntryMade{name_, static_cast<std::int64_t>(++handed_), std::move(entry), now_ms(),
                                           news.given_dice, news.practice});
        if (!fold_) fold_.emplace(sitting.setup());
        HandsMade made{name_, before + 1, static_cast<std::int64_t>(handed_), fold_->look(sitting)};
        for (const MilestoneReached& reached : made.hands.milestones)
            if (!store_.has_milestone(reached.line.name)) milestones_.push_back(reached.line);
        if (made.from <= made.to) records.emplace_back(std::move(made));
        if (!records.empty()) ticket_ = store_.add(std::move(records));
        if (store_.waits()) store_.wait(ticket_);
    }
    bool stored() const override { return store_.stored(ticket_); }
    bool wait() override { return store_.wait(ticket_); }
    void end() override { ticket_ = store_.end(name_); }
    const std::string& name() const override { return name_; }
    std::vector<MilestoneLine> take_milestones() override { return std::exchange(milestones_, {}); }

 private:
    Store& store_;
    std::string name_;
    std::optional<HandFold> fold_;  // from the first entry on
    std::size_t handed_;            // number of entries given to the store
    std::vector<MilestoneLine> milestones_{};
    Ticket ticket_ = 0;  // ticket of the last entry handed over
};

}  // namespace

std::unique_ptr<SittingKeeper> kept_in(Store* store) { return store ? std::make_unique<StoreKeeper>(*store) : nullptr; }

Sitting resume(const rules::AnyGame& game, Store& store, const std::string& name) {
    const auto kept = store.sitting(name);
    if (!kept) throw Error("There is no sitting '" + name + "' to go on with.");
    const Recording& recording = kept->began.head;
    const auto cannot = [&](const std::string& why) { return Error("Sitting " + name + " cannot go on: " + why); };
    if (recording.given_dice) throw cannot("its dice came from a list, and how that goes on is not known.");
    if (store.busy()) throw cannot("another Boxcars is open, and may be playing it.");
    Replay replay{game, recording};
    HandFold fold{setup_from(game, recording)};
    while (!replay.done()) {
        fold.look(replay.sitting());
        replay.next();
    }
    replay.finish();
    if (const auto& found = replay.difference()) throw cannot(found->sentence());
    fold.look(replay.sitting());
    Sitting sitting = replay.sitting();
    sitting.keep_with(std::make_unique<StoreKeeper>(store, name, std::move(fold), sitting.journal().size()));
    return sitting;
}

}  // namespace boxcars::session
