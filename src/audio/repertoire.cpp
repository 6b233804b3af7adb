#include "audio/repertoire.h"

#include <SDL.h>

#include <algorithm>

namespace boxcars::audio {

Repertoire::Repertoire(Making making, std::function<void()> more) : making_(making), more_(std::move(more)) {
    for (const Voice& voice : voices()) {
        auto record = std::make_unique<Record>();
        record->voice = &voice;
        records_.push_back(std::move(record));
    }
    if (making_ == Making::Behind) maker_ = std::thread([this] { make_all(); });
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
    if (making_ == Making::AtOnce) return make_wanted(std::string{name});
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

void Repertoire::make_all() {                        // the short ones first: they are wanted first
    SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW);  // pictures come before what nobody has asked for yet
    for (auto& record : records_)
        if (!record->voice->loop && !leaving_) make(*record);
    while (true) {
        std::unique_lock hold(mutex_);
        asked_.wait(hold, [this] { return leaving_ || !wanted_.empty(); });
        if (leaving_) return;
        const std::string name = std::move(wanted_.front());
        wanted_.pop_front();
        hold.unlock();
        make_wanted(name);
    }
}

void Repertoire::make(Record& record) {
    for (int variant = 0; variant < variants(*record.voice) && !leaving_; ++variant)
        record.takes.push_back({to_pcm(render(*record.voice, variant))});
    record.ready = !leaving_;
}

void Repertoire::make_wanted(const std::string& name) {
    if (Record* record = find(name)) {
        if (!record->ready) make(*record);
    } else if (std::ranges::find(score_names(), name) != score_names().end() && !ready_score(name)) {
        auto made = make_ready(audio::score(name), recordings_, leaving_);
        const std::lock_guard hold(mutex_);
        if (!leaving_) scores_.emplace(name, std::move(made));
    }
    if (!leaving_) more_();
}

}  // namespace boxcars::audio
