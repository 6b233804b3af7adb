// A session that hands every decision, throw and change of the table to the store, for window, text and headless play.
// A throw is shown only when it is stored(): the window asks every tick, the others wait with store_now().
//
// Without a store it is a plain session, for the attract mode, watched recordings and tests. A sitting begins in the
// store with its first entry, so that opening a table leaves nothing behind.
#pragma once
#include "session/replay.h"
#include "session/store/store.h"

namespace boxcars::session {

template <rules::Game R>
class KeptSession {
 public:
    using Event = typename R::Event;

    explicit KeptSession(Setup<R> setup, Store* store = nullptr)
        : session_(std::move(setup)), fold_(session_.setup()), store_(store) {}
    KeptSession(KeptSession&&) noexcept = default;
    KeptSession& operator=(KeptSession&&) noexcept = default;

    // Continues a kept sitting after recomputing every entry: the state and the place in the dice stream are the same.
    // Throws Error if there is none, it differs from its replay, or its dice came from a list.
    static KeptSession resume(Store& store, const std::string& name) {
        const auto kept = store.sitting(name);
        if (!kept) throw Error("There is no sitting '" + name + "' to go on with.");
        const Recording* recording = &kept->began.head;
        const auto cannot = [&](const std::string& why) { return Error("Sitting " + name + " cannot go on: " + why); };
        if (recording->given_dice) throw cannot("its dice came from a list, and how that goes on is not known.");
        if (store.busy()) throw cannot("another Boxcars is open, and may be playing it.");
        Replay<R> replay{*recording};
        HandFold<R> fold{setup_from<R>(*recording)};
        while (!replay.done()) {
            fold.look(replay.session());
            replay.next();
        }
        replay.finish();
        if (const auto& found = replay.difference()) throw cannot(found->sentence());
        fold.look(replay.session());
        return {replay.session(), std::move(fold), store, kept->began};
    }

    const Session<R>& session() const { return session_; }

    Answer<R> submit(const Event& event) { return keep(session_.submit(event)); }
    Answer<R> throw_dice() {  // refuses to waste a throw of a station, except in recordings, which have no store
        if (store_ && session_.idle_throw()) return {.refused = std::string{odds::idle_throw_sentence}};
        return keep(session_.throw_dice());
    }
    Answer<R> force(const std::vector<int>& faces) { return keep(session_.force(faces)); }
    Answer<R> undo() { return keep(session_.undo()); }
    Answer<R> concede() { return keep(session_.concede()); }
    Answer<R> change_rules(const R& rules) { return keep(session_.change_rules(rules)); }
    Answer<R> change_table(const TableSetup<R>& table) { return keep(session_.change_table(table)); }
    Answer<R> next_game() { return keep(session_.next_game()); }

    void branch() {  // see Session::branch(); nothing later is kept
        store_ = nullptr;
        session_.branch();
    }

    // True if everything is on the disk, the disk fails now, or there is no store. Never blocks.
    bool stored() const { return !store_ || store_->stored(ticket_); }
    // Waits until stored(); begins the sitting in the store if it has no entry yet. True: it is on the disk.
    bool store_now() {
        if (!store_) return false;
        hand_over();
        return store_->wait(ticket_);
    }
    // The milestones that were first reached since the last call, by throws that may not be shown yet.
    std::vector<MilestoneLine> take_milestones() { return std::exchange(milestones_, {}); }
    void remember(std::size_t newest) { session_.remember(newest); }  // keeps only the newest in memory
    const std::string& name() const { return name_; }                 // its name in the store; empty: not kept yet

    void end() {  // ends the sitting because another one begins
        if (store_ && !name_.empty()) ticket_ = store_->end(name_);
    }
    void leave() {  // ends the sitting, unless a game is running or its station goes on
        if (session_.setup().stop ? session_.stop_over() : session_.over()) end();
    }

 private:
    KeptSession(const Session<R>& session, HandFold<R> fold, Store& store, const SittingBegan& began)
        : session_(session),
          fold_(std::move(fold)),
          store_(&store),
          name_(began.name),
          handed_(session_.journal().size()) {}

    Answer<R> keep(Answer<R> answer) {
        if (store_ && answer) hand_over();
        return answer;
    }

    void hand_over() {
        std::vector<Record> records;
        Recording news = record(session_, handed_);
        const auto before = static_cast<std::int64_t>(handed_);
        if (name_.empty()) {
            SittingBegan begun = store_->named(news);
            name_ = begun.name;
            records.emplace_back(std::move(begun));
        }
        for (RecordedEntry& entry : news.entries)
            records.emplace_back(EntryMade{name_, static_cast<std::int64_t>(++handed_), std::move(entry), now_ms(),
                                           news.given_dice, news.practice});
        HandsMade made{name_, before + 1, static_cast<std::int64_t>(handed_), fold_.look(session_)};
        for (const MilestoneReached& reached : made.hands.milestones)
            if (!store_->has_milestone(reached.line.name)) milestones_.push_back(reached.line);
        if (made.from <= made.to) records.emplace_back(std::move(made));
        if (!records.empty()) ticket_ = store_->add(std::move(records));
        if (store_->waits()) store_->wait(ticket_);
    }

    Session<R> session_;
    HandFold<R> fold_;
    Store* store_ = nullptr;
    std::string name_{};
    std::size_t handed_ = 0;  // number of entries given to the store
    std::vector<MilestoneLine> milestones_{};
    Ticket ticket_ = 0;  // ticket of the last entry handed over
};

}  // namespace boxcars::session
