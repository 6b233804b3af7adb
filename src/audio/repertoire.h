// Prepares everything that can be played: takes of every sound, the ambience and the scores that were requested. They
// come from the cache, or are made on a background thread: dice first, then the requested ambience and score, then the
// rest. Without threads they are made in pieces, all takes first. Making::AtOnce makes them before returning.
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

struct Record {  // one sound's takes; written once, read when ready
    Record(const Voice& of, const std::filesystem::path& cache) : voice(&of), clips(cache, std::string{of.name}) {}
    const Voice* voice;
    Clips clips;
    std::vector<const Clip*> takes{};
    std::atomic<bool> ready = false;
    int last = -1;  // the last take played, to avoid playing it twice in a row
};

class Repertoire {
 public:
    enum class Making { Behind, AtOnce };  // in the background, or before a call returns
    // `more`: the maker calls it when something is ready. `cache`: the folder of sounds made earlier; empty: none kept.
    Repertoire(Making making, std::function<void()> more, const std::filesystem::path& cache = {});
    ~Repertoire();

    Record* find(std::string_view name);
    bool ready(Record& record);
    void want(std::string_view name);  // an ambience or a score
    // nullptr: not ready, or an unknown name.
    std::shared_ptr<const ReadyScore> ready_score(std::string_view score) const;

 private:
    void make_all();  // the maker's thread: runs until destruction
    // Makes a missing take, or what was requested: without threads two notes at most. False: nothing is left to make.
    bool make_piece();
    void make(Record& record);  // makes all its takes
    void make_take(Record& record);
    bool make_wanted(const std::string& name, const std::function<bool()>& enough);  // false: stopped in the middle

    const Making making_;
    const std::function<void()> more_;
    std::vector<std::unique_ptr<Record>> records_;
    mutable std::mutex mutex_;  // guards wanted_ and scores_
    std::condition_variable asked_;
    std::deque<std::string> wanted_;
    std::map<std::string, std::shared_ptr<const ReadyScore>, std::less<>> scores_;
    Clips notes_;  // the band's; used by the maker only
    std::atomic<bool> leaving_ = false;
    std::thread maker_;
    std::optional<Pieces> pieces_;  // used without threads
};

}  // namespace boxcars::audio
