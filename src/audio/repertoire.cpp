#include "audio/repertoire.h"

#include "audio/cancellation.h"

#include <SDL.h>

#include <algorithm>

namespace boxcars::audio {
namespace {

constexpr std::size_t notes_a_piece = 2;

}  // namespace

Repertoire::Repertoire(Making making, std::function<void()> more) : making_(making), more_(std::move(more)) {
    for (const Voice& voice : voices()) {
        auto record = std::make_unique<Record>();
        record->voice = &voice;
        records_.push_back(std::move(record));
    }
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
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);  // pictures come before what nobody has asked for yet
    const CancelledBy whoever_leaves{leaving_};
    try {
        for (auto& record : records_)  // the short ones first: they are wanted first
            if (!record->voice->loop) make(*record);
        while (make_next_wanted()) continue;
    } catch (const Cancelled&) {
    }
}

bool Repertoire::make_next_wanted() {
    std::unique_lock hold(mutex_);
    asked_.wait(hold, [this] { return leaving_ || !wanted_.empty(); });
    if (leaving_) return false;
    const std::string name = std::move(wanted_.front());
    wanted_.pop_front();
    hold.unlock();
    return make_wanted(name, [] { return false; });
}

bool Repertoire::make_piece() {
    for (auto& record : records_)
        if (!record->voice->loop && !record->ready) return make_take(*record), true;
    if (wanted_.empty()) return false;
    const std::size_t before = recordings_.count();
    if (make_wanted(wanted_.front(), [&] { return recordings_.count() >= before + notes_a_piece; }))
        wanted_.pop_front();
    return true;
}

void Repertoire::make(Record& record) {
    while (!record.ready) make_take(record);
}

void Repertoire::make_take(Record& record) {
    record.takes.push_back({to_pcm(render(*record.voice, static_cast<int>(record.takes.size())))});
    record.ready = std::ssize(record.takes) >= variants(*record.voice);
}

bool Repertoire::make_wanted(const std::string& name, const std::function<bool()>& enough) {
    if (Record* record = find(name)) {
        if (!record->ready) make(*record);
    } else if (std::ranges::find(score_names(), name) != score_names().end() && !ready_score(name)) {
        auto made = make_ready(audio::score(name), recordings_, enough);
        if (enough()) return false;
        const std::lock_guard hold(mutex_);
        scores_.emplace(name, std::move(made));
    }
    more_();
    return true;
}

}  // namespace boxcars::audio
