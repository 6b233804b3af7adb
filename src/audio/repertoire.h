// Everything that can be played, made ready: takes of every sound, the ambience and the scores that were asked for.
// Made on a thread of its own, or in pieces where there are no threads, sounds first; or at once, for who waits.
// Chooses nothing.
#pragma once
#include "audio/catalogue.h"
#include "audio/mix/mix.h"
#include "base/pieces.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace boxcars::audio {

struct Record {  // of one sound: written once, read once it is ready
    const Voice* voice = nullptr;
    std::vector<Clip> takes;
    std::atomic<bool> ready = false;
    int last = -1;  // the take played last: not twice running
};

class Repertoire {
 public:
    enum class Making { Behind, AtOnce };                   // meanwhile; before it is answered
    Repertoire(Making making, std::function<void()> more);  // `more`: something is ready now, said by whoever made it
    ~Repertoire();

    Record* find(std::string_view name);
    bool ready(Record& record);
    void want(std::string_view name);                                             // an ambience or a score
    std::shared_ptr<const ReadyScore> ready_score(std::string_view score) const;  // none: not ready, or not known

 private:
    void make_all();          // on its own thread, until this is left
    bool make_next_wanted();  // there; false: this is left
    bool make_piece();        // without threads: one take, or a few notes; false: all that is wanted is there
    void make(Record& record);
    void make_take(Record& record);
    bool make_wanted(const std::string& name, const std::function<bool()>& enough);  // false: left in the middle

    const Making making_;
    const std::function<void()> more_;
    std::vector<std::unique_ptr<Record>> records_;
    mutable std::mutex mutex_;  // of what follows
    std::condition_variable asked_;
    std::deque<std::string> wanted_;
    std::map<std::string, std::shared_ptr<const ReadyScore>, std::less<>> scores_;
    Recordings recordings_;  // the maker's own
    std::atomic<bool> leaving_ = false;
    std::thread maker_;
    std::optional<Pieces> pieces_;  // without threads
};

}  // namespace boxcars::audio
