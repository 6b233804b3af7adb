#include "session/store/store.h"

#include <iterator>

namespace boxcars::session {

Writer::Writer(const std::filesystem::path& data, const StoreOptions& options)
    : retry_(options.retry),
      opened_(options.opened_to == OpenedTo::Read && reads_as_it_is(data, options.disk)),
      connection_(data, options, [this](std::string sentence) { say(std::move(sentence)); }) {
    if (!opened_) start();
    std::unique_lock lock{mutex_};
    settled_.wait(lock, [&] { return opened_; });
}

void Writer::start() {
    if (started_) return;
    started_ = true;
    if (has_device_threads)
        thread_ = std::thread{[this] { work(); }};
    else
        work_through();
}

Ticket Writer::add(std::vector<Record> records) {
    start();
    Ticket ticket = 0;
    {
        const std::scoped_lock lock{mutex_};
        ticket = handed_ += records.size();
        queue_.insert(queue_.end(), std::make_move_iterator(records.begin()), std::make_move_iterator(records.end()));
        stirred_.notify_one();
    }
    if (!has_device_threads) work_through();
    return ticket;
}

bool Writer::stored(Ticket ticket) const {
    const std::scoped_lock lock{mutex_};
    return committed_ >= ticket || trouble_;
}

bool Writer::wait(Ticket ticket) {
    std::unique_lock lock{mutex_};
    settled_.wait(lock, [&] { return committed_ >= ticket || trouble_ || closing_; });
    return committed_ >= ticket;
}

std::optional<std::string> Writer::trouble() const {
    const std::scoped_lock lock{mutex_};
    return trouble_ ? std::optional<std::string>{trouble_->what()} : std::nullopt;
}

bool Writer::busy() const {
    const std::scoped_lock lock{mutex_};
    return trouble_ && trouble_->cause() == StoreTrouble::Cause::Busy;
}

std::vector<std::string> Writer::take_sentences() {
    const std::scoped_lock lock{mutex_};
    return std::exchange(sentences_, {});
}

std::vector<Record> Writer::pending() const {
    const std::scoped_lock lock{mutex_};
    std::vector<Record> all = doing_;
    all.insert(all.end(), queue_.begin(), queue_.end());
    return all;
}

void Writer::close() {
    bool closed = false;
    {
        const std::scoped_lock lock{mutex_};
        closed = std::exchange(closing_, true);
        stirred_.notify_one();
    }
    if (thread_.joinable()) thread_.join();
    if (!has_device_threads && started_ && !closed) end();
}

void Writer::say(std::string sentence) {
    const std::scoped_lock lock{mutex_};
    sentences_.push_back(std::move(sentence));
}

void Writer::work() {
    turn();
    while (rest()) turn();
    end();
}

void Writer::work_through() {
    while (turn()) continue;
}

void Writer::end() {
    work_through();  // a first turn may only have retried failed records
    try {
        connection_.close();
    } catch (const std::exception& error) {  // everything committed is on the disk already
        connection_.drop();
        say(error.what());
    }
    const std::scoped_lock lock{mutex_};
    const auto lost = std::ranges::count_if(doing_, is_move) + std::ranges::count_if(queue_, is_move);
    if (lost > 0)
        sentences_.push_back(fmt::format("{} not saved. {}",
                                         lost == 1 ? "One move was" : fmt::format("{} moves were", lost),
                                         trouble_ ? trouble_->what() : ""));
    settled_.notify_all();
}

bool Writer::rest() {
    std::unique_lock lock{mutex_};
    if (trouble_)
        stirred_.wait_for(lock, retry_, [&] { return closing_; });
    else
        stirred_.wait(lock, [&] { return closing_ || !queue_.empty() || !doing_.empty(); });
    return !closing_;
}

bool Writer::turn() try {
    connection_.open();
    {
        const std::scoped_lock lock{mutex_};
        if (doing_.empty()) doing_.swap(queue_);  // otherwise tries the failed records again
    }
    connection_.commit(doing_);
    {
        const std::scoped_lock lock{mutex_};
        committed_ += doing_.size();
        doing_.clear();
        if (trouble_) sentences_.emplace_back("The store can be written again: everything that was played is kept.");
        trouble_.reset();
        opened_ = true;
        settled_.notify_all();
    }
    connection_.copy_if_due();
    const std::scoped_lock lock{mutex_};
    return !queue_.empty();
} catch (const StoreTrouble& trouble) {
    return failed(trouble);
} catch (const std::exception& error) {
    return failed({StoreTrouble::Cause::Other, error.what()});
}

bool Writer::failed(const StoreTrouble& trouble) {
    connection_.drop();
    const std::scoped_lock lock{mutex_};
    if (auto words = connection_.words_of(trouble); !trouble_ && !words.empty()) sentences_.push_back(std::move(words));
    trouble_ = trouble;
    opened_ = true;
    settled_.notify_all();
    return false;
}

}  // namespace boxcars::session
