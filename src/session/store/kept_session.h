// A session that hands every decision, throw and change of the table to the store, for window, text and headless play.
// A throw is shown only when it is stored(): the window asks every tick, the others wait with store_now().
//
// Without a store it is a plain session, for the attract mode, watched recordings and tests. A sitting begins in the
// store with its first entry, so that opening a table leaves nothing behind.
#pragma once
#include "session/replay.h"
#include "session/store/store.h"

namespace boxcars::session {

class KeptSession {
 public:
    explicit KeptSession(Setup setup, Store* store = nullptr);

    // Continues a kept sitting after recomputing every entry: the state and the place in the dice stream are the same.
    // Throws Error if there is none, it differs from its replay, or its dice came from a list.
    static KeptSession resume(const rules::AnyGame& game, Store& store, const std::string& name);

    const Session& session() const { return session_; }

    Answer submit(const rules::Event& event) { return keep(session_.submit(event)); }
    Answer throw_dice();  // refuses to waste a throw of a station, except in recordings, which have no store
    Answer force(const std::vector<int>& faces) { return keep(session_.force(faces)); }
    Answer undo() { return keep(session_.undo()); }
    Answer concede() { return keep(session_.concede()); }
    Answer change_rules(const rules::Sheet& rules) { return keep(session_.change_rules(rules)); }
    Answer change_table(const TableSetup& table) { return keep(session_.change_table(table)); }
    Answer next_game() { return keep(session_.next_game()); }
    void branch();  // see Session::branch(); nothing later is kept

    // True if everything is on the disk, the disk fails now, or there is no store. Never blocks.
    bool stored() const { return !store_ || store_->stored(ticket_); }
    // Waits until stored(); begins the sitting in the store if it has no entry yet. True: it is on the disk.
    bool store_now();
    // The milestones that were first reached since the last call, by throws that may not be shown yet.
    std::vector<MilestoneLine> take_milestones() { return std::exchange(milestones_, {}); }
    void remember(std::size_t newest) { session_.remember(newest); }  // keeps only the newest in memory
    const std::string& name() const { return name_; }                 // its name in the store; empty: not kept yet

    void end();    // ends the sitting because another one begins
    void leave();  // ends the sitting, unless a game is running or its station goes on

 private:
    KeptSession(const Session& session, HandFold fold, Store& store, const SittingBegan& began);
    Answer keep(Answer answer);
    void hand_over();

    Session session_;
    HandFold fold_;
    Store* store_ = nullptr;
    std::string name_{};
    std::size_t handed_ = 0;  // number of entries given to the store
    std::vector<MilestoneLine> milestones_{};
    Ticket ticket_ = 0;  // ticket of the last entry handed over
};

}  // namespace boxcars::session
