// Everything that can be played, made ready: takes of every sound, the ambience and the scores that were asked for.
// Read from the cache, else made on a thread of its own, or in pieces where there are no threads: dice first, then the
// ambience and the score that are wanted, then the rest; or at once, for who waits. Chooses nothing.
#pragma once
#include "audio/catalogue.h"
#include "audio/mix/mix.h"
#include "audio/sound_cache.h"
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
    enum class Making { Behind, AtOnce };  // meanwhile; before it is answered
    // `more`: something is ready now, said by whoever made it.
    Repertoire(Making making, std::function<void()> more, SoundCache cache = {});
    ~Repertoire();

    Record* find(std::string_view name);
    bool ready(Record& record);
    void want(std::string_view name);                                             // an ambience or a score
    std::shared_ptr<const ReadyScore> ready_score(std::string_view score) const;  // none: not ready, or not known

 private:
    void make_all();               // on its own thread, until this is left
    bool make_next();              // there: what is wanted, else what is missing; false: this is left
    bool make_piece();             // without threads: one take, or a few notes; false: all that is wanted is there
    Record* next_missing() const;  // dice before all others; none: every sound is there
    void make(Record& record);     // or read
    void make_score(const std::string& name, const std::function<bool()>& enough);
    void make_take(Record& record);
    bool make_wanted(const std::string& name, const std::function<bool()>& enough);  // false: left in the middle

    const Making making_;
    const std::function<void()> more_;
    const SoundCache cache_;
    std::vector<std::unique_ptr<Record>> records_;
    mutable std::mutex mutex_;  // of what follows
    std::condition_variable asked_;
    std::deque<std::string> wanted_;
    std::map<std::string, std::shared_ptr<const ReadyScore>, std::less<>> scores_;
    Recordings recordings_;  // the maker's own
    bool notes_read_ = false, unkept_notes_ = false;
    std::atomic<bool> leaving_ = false;
    std::thread maker_;
    std::optional<Pieces> pieces_;  // without threads
};

}  // namespace boxcars::audio
