#include "session/store/kept_session.h"

namespace boxcars::session {

KeptSession::KeptSession(Setup setup, Store* store)
    : session_(std::move(setup)), fold_(session_.setup()), store_(store) {}

KeptSession::KeptSession(const Session& session, HandFold fold, Store& store, const SittingBegan& began)
    : session_(session),
      fold_(std::move(fold)),
      store_(&store),
      name_(began.name),
      handed_(session_.journal().size()) {}

KeptSession KeptSession::resume(const rules::AnyGame& game, Store& store, const std::string& name) {
    const auto kept = store.sitting(name);
    if (!kept) throw Error("There is no sitting '" + name + "' to go on with.");
    const Recording* recording = &kept->began.head;
    const auto cannot = [&](const std::string& why) { return Error("Sitting " + name + " cannot go on: " + why); };
    if (recording->given_dice) throw cannot("its dice came from a list, and how that goes on is not known.");
    if (store.busy()) throw cannot("another Boxcars is open, and may be playing it.");
    Replay replay{game, *recording};
    HandFold fold{setup_from(game, *recording)};
    while (!replay.done()) {
        fold.look(replay.session());
        replay.next();
    }
    replay.finish();
    if (const auto& found = replay.difference()) throw cannot(found->sentence());
    fold.look(replay.session());
    return {replay.session(), std::move(fold), store, kept->began};
}

Answer KeptSession::throw_dice() {
    if (store_ && session_.idle_throw()) return {.refused = std::string{rules::idle_throw_sentence}};
    return keep(session_.throw_dice());
}

void KeptSession::branch() {
    store_ = nullptr;
    session_.branch();
}

bool KeptSession::store_now() {
    if (!store_) return false;
    hand_over();
    return store_->wait(ticket_);
}

void KeptSession::end() {
    if (store_ && !name_.empty()) ticket_ = store_->end(name_);
}

void KeptSession::leave() {
    if (session_.setup().stop ? session_.stop_over() : session_.over()) end();
}

Answer KeptSession::keep(Answer answer) {
    if (store_ && answer) hand_over();
    return answer;
}

void KeptSession::hand_over() {
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

}  // namespace boxcars::session
