#include "audio/repertoire.h"

#include "audio/synth.h"

#include <SDL.h>

#include <algorithm>

namespace boxcars::audio {
namespace {

constexpr std::size_t notes_a_piece = 2;

}  // namespace

Repertoire::Repertoire(Making making, std::function<void()> more, const std::filesystem::path& cache)
    : making_(making), more_(std::move(more)), notes_(cache, "notes") {
    for (const Voice& voice : voices()) records_.push_back(std::make_unique<Record>(voice, cache));
    if (making_ == Making::AtOnce) return;
    if (has_threads)
        maker_ = std::thread([this] { make_all(); });
    else
        pieces_.emplace([this] { return make_piece(); });
}

Repertoire::~Repertoire() {
    {
        const std::lock_guard hold(mutex_);
        leaving_ = true;
    }
    asked_.notify_all();
    if (maker_.joinable()) maker_.join();
}

Record* Repertoire::find(std::string_view name) {
    for (auto& record : records_)
        if (record->voice->name == name) return record.get();
    return nullptr;
}

bool Repertoire::ready(Record& record) {
    if (making_ == Making::AtOnce && !record.ready) make(record);
    return record.ready;
}

void Repertoire::want(std::string_view name) {
    const Record* record = find(name);
    if ((record && record->ready) || ready_score(name)) return more_();
    if (making_ == Making::AtOnce) return void(make_wanted(std::string{name}, [] { return false; }));
    {
        const std::lock_guard hold(mutex_);
        wanted_.emplace_back(name);
    }
    asked_.notify_one();
}

std::shared_ptr<const ReadyScore> Repertoire::ready_score(std::string_view score) const {
    const std::lock_guard hold(mutex_);
    const auto found = scores_.find(score);
    return found == scores_.end() ? nullptr : found->second;
}

void Repertoire::make_all() {
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

bool Repertoire::make_piece() {
    const auto missing =
        std::ranges::find_if(records_, [](const auto& record) { return !record->voice->loop && !record->ready; });
    const bool dice = missing != records_.end() && (*missing)->voice->bus == Bus::Dice;  // the first in the catalogue
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

void Repertoire::make(Record& record) {
    while (!record.ready) make_take(record);
}

void Repertoire::make_take(Record& record) {
    const int nth = static_cast<int>(record.takes.size());
    record.takes.push_back(&record.clips.of({nth, 0, 0}, [&] { return to_pcm(render(*record.voice, nth)); }));
    if (nth + 1 < variants(*record.voice)) return;
    record.ready = true;
    record.clips.keep();
}

bool Repertoire::make_wanted(const std::string& name, const std::function<bool()>& enough) {
    if (Record* record = find(name)) {
        if (!record->ready) make(*record);
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

}  // namespace boxcars::audio
