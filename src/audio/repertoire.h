// Prepares everything that can be played: takes of every sound, the ambience and the scores that were requested. They
// come from the cache, or are made on a background thread: dice first, then the requested ambience and score, then the
// rest. Without threads they are made in pieces, all takes first. Making::AtOnce makes them before returning.
#pragma once
#include "audio/catalogue.h"
#include "audio/mix/mix.h"
#include "base/pieces.h"

#include <SDL.h>
#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
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
    Repertoire(Making making, std::function<void()> more, const std::filesystem::path& cache = {})
        : making_(making), more_(std::move(more)), notes_(cache, "notes") {
        for (const Voice& voice : voices()) records_.push_back(std::make_unique<Record>(voice, cache));
        if (making_ == Making::AtOnce) return;
        if (has_threads)
            maker_ = std::thread([this] { make_all(); });
        else
            pieces_.emplace([this] { return make_piece(); });
    }
    ~Repertoire() {
        {
            const std::lock_guard hold(mutex_);
            leaving_ = true;
        }
        asked_.notify_all();
        if (maker_.joinable()) maker_.join();
    }
    Record* find(std::string_view name) {
        for (auto& record : records_)
            if (record->voice->name == name) return record.get();
        return nullptr;
    }
    bool ready(Record& record) {
        if (making_ == Making::AtOnce) make(record);
        return record.ready;
    }
    void want(std::string_view name) {  // an ambience or a score
        const Record* record = find(name);
        if ((record && record->ready) || ready_score(name)) return more_();
        if (making_ == Making::AtOnce) return void(make_wanted(std::string{name}, [] { return false; }));
        {
            const std::lock_guard hold(mutex_);
            wanted_.emplace_back(name);
        }
        asked_.notify_one();
    }
    // nullptr: not ready, or an unknown name.
    std::shared_ptr<const ReadyScore> ready_score(std::string_view score) const {
        const std::lock_guard hold(mutex_);
        const auto found = scores_.find(score);
        return found == scores_.end() ? nullptr : found->second;
    }

 private:
    void make_all() {  // the maker's thread: runs until destruction
        const CancelledBy whoever_leaves{leaving_};
        try {
            while (!leaving_) {
                if (make_piece()) continue;
                std::unique_lock hold(mutex_);
                asked_.wait(hold, [&] { return leaving_ || !wanted_.empty(); });
            }
        } catch (const Cancelled&) {
        }
    }
    // Makes a missing take, or what was requested: without threads two notes at most. False: nothing is left to make.
    bool make_piece() {
        constexpr std::size_t notes_a_piece = 2;
        const auto missing =
            std::ranges::find_if(records_, [](const auto& record) { return !record->voice->loop && !record->ready; });
        const bool dice = missing != records_.end() && (*missing)->voice->bus == Bus::Dice;  // first in the catalogue
        std::string wanted;
        {
            const std::lock_guard hold(mutex_);
            if (!wanted_.empty()) wanted = wanted_.front();
        }
        if (missing != records_.end() && (dice || wanted.empty() || !has_threads)) {
            // Pictures have priority over sounds that nobody has requested yet.
            if (has_threads && !dice) SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);
            return make_take(**missing), true;
        }
        if (wanted.empty()) return false;
        const std::size_t before = notes_.count();
        if (!make_wanted(wanted, [&] { return !has_threads && notes_.count() >= before + notes_a_piece; })) return true;
        const std::lock_guard hold(mutex_);
        wanted_.pop_front();
        return true;
    }
    void make(Record& record) {  // makes all its takes
        while (!record.ready) make_take(record);
    }
    static void make_take(Record& record) {
        const int nth = static_cast<int>(record.takes.size());
        record.takes.push_back(&record.clips.of({nth, 0, 0}, [&] { return to_pcm(render(*record.voice, nth)); }));
        if (nth + 1 < variants(*record.voice)) return;
        record.ready = true;
        record.clips.keep();
    }
    bool make_wanted(const std::string& name, const std::function<bool()>& enough) {  // false: stopped in the middle
        if (Record* record = find(name)) {
            make(*record);
        } else if (std::ranges::find(score_names(), name) != score_names().end() && !ready_score(name)) {
            auto made = make_ready(audio::score(name), notes_, enough);
            if (enough()) return false;
            const std::lock_guard hold(mutex_);
            scores_.emplace(name, std::move(made));
        }
        more_();
        notes_.keep();
        return true;
    }

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
