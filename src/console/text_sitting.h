// A sitting at a table in the terminal, whatever the game: played through its session, and kept before anything is
// asked, so that a program killed at a question has lost nothing. A disk that will not is told once, and the game goes
// on.
#pragma once
#include "chance/entropy.h"
#include "console/print.h"
#include "console/requests.h"
#include "console/terminal.h"
#include "session/replay.h"
#include "session/sittings.h"

namespace boxcars::console {

inline std::uint64_t seed_of(const TableArguments& requests) {
    return requests.seed ? *requests.seed : chance::seed_from_system();
}

template <rules::Game R>
session::Setup<R> setup_of(const TextRequests& requests, R rules, session::Players players, std::uint64_t seed) {
    session::Setup<R> setup{std::move(rules), seed, std::move(players), {}, {}};
    if (requests.dice) setup.dice = session::GivenDice::from_file(*requests.dice);
    return setup;
}

template <rules::Game R>
class TextSitting {
 public:
    TextSitting(session::Setup<R> setup, const std::filesystem::path& data_dir, const Terminal& terminal)
        : session_(std::move(setup)), terminal_(terminal) {
        if (!data_dir.empty()) file_.emplace(data_dir, session::record(session_));
    }

    const session::Session<R>& session() const { return session_; }
    const Terminal& terminal() const { return terminal_; }
    template <class... Words>
    void say(fmt::format_string<Words...> form, Words&&... words) const {
        print(terminal_.out, form, std::forward<Words>(words)...);
    }

    std::optional<std::string> ask(std::string_view question) {  // nothing: the input has ended
        keep();
        return terminal_.ask(question);
    }
    session::Answer<R> submit(const typename R::Event& event) { return session_.submit(event); }
    session::Answer<R> undo() { return session_.undo(); }
    session::Answer<R> next_game() { return session_.next_game(); }
    session::Answer<R> throw_dice() {
        try {
            return session_.throw_dice();
        } catch (const Error&) {  // given dice have run out: what was played is kept
            keep();
            throw;
        }
    }

    bool keep() {  // what is new since it was kept last; false: it is kept nowhere
        if (!file_) return false;
        try {
            if (session_.journal().size() > session::most_entries)
                throw Error(fmt::format("It has more than {} entries.", session::most_entries));
            const bool added =
                kept_ && (kept_ == session_.journal().size() || file_->add(session::record(session_, *kept_)));
            if (!added) file_->begin(session::record(session_));
            kept_ = session_.journal().size();
            return true;
        } catch (const Error& trouble) {
            print(terminal_.err, "boxcars: This sitting is not kept. {}\n", trouble.what());
            file_.reset();
            return false;
        }
    }
    // " It is kept as sitting ...", with `what` for its beginning; nothing where it is not.
    std::string kept_as(std::string_view what) const {
        return file_ && kept_ ? fmt::format(" {} kept as sitting {}.", what, file_->id()) : "";
    }
    std::uintmax_t bytes_written() const { return file_ ? file_->bytes_written() : 0; }

 private:
    session::Session<R> session_;
    Terminal terminal_;
    std::optional<session::SittingFile> file_{};
    std::optional<std::size_t> kept_{};  // entries of the journal
};

}  // namespace boxcars::console
