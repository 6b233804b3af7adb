#include "session/store/writer.h"

#include "session/store/copy.h"
#include "session/store/schema.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace boxcars::session {

void StoreConnection::open() {
    if (database_) return;
    database_ = opening_->open();
    rows_.emplace(*database_);
}

void StoreConnection::commit(const std::vector<Record>& records) {
    if (!records.empty()) {
        Transaction all{*database_};
        for (const Record& record : records) write(record);
        count_written(*database_, records.size());
        all.commit();
        news_ = true;
    }
    for (const Record& record : records)
        sitting_ended_ = sitting_ended_ || std::holds_alternative<SittingEnded>(record);
    damaged_twice_.clear();
}

// Gives up on a sitting that fails twice, with a check of the store in between, so that the others are kept.
void StoreConnection::write(const Record& record) {
    const std::string& sitting = sitting_of(record);
    if (given_up_.contains(sitting)) return;
    try {
        rows_->write(record);
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != StoreTrouble::Cause::Damaged) throw;
        if (std::exchange(damaged_twice_, sitting) == sitting) {
            given_up_.insert(sitting);
            sentences_.push_back(
                fmt::format("What is played in this sitting is not kept from here on. {}", trouble.what()));
        }
        throw;
    }
}

void StoreConnection::copy_if_due() {
    if (std::exchange(sitting_ended_, false) && size_of(database_->path()) <= soon_checked) copy();
}

void StoreConnection::copy() try {
    make_copy(*database_);
    news_ = false;
} catch (const StoreTrouble& trouble) {  // it is tried again when the next sitting ends
    sentences_.push_back(fmt::format("The store is not copied now. {}", trouble.what()));
}

void StoreConnection::close() {
    if (database_ && news_) copy();
    drop();
}

void StoreConnection::drop() {
    rows_.reset();
    database_.reset();
}

std::vector<std::string> StoreConnection::take_sentences() {
    std::vector<std::string> all = std::exchange(sentences_, {});
    for (std::string& sentence : opening_->take_sentences()) all.push_back(std::move(sentence));
    return all;
}

std::string StoreConnection::words_of(const StoreTrouble& trouble) const {
    using Cause = StoreTrouble::Cause;
    const bool busy = trouble.cause() == Cause::Busy, plays = opening_->opened_to() == OpenedTo::Play;
    if (plays && !busy) return fmt::format("{} Play goes on, and is kept as soon as it can be.", trouble.what());
    const bool read = busy || trouble.cause() == Cause::Full || trouble.cause() == Cause::ReadOnly;
    return read && !plays ? "" : trouble.what();
}

Writer::Writer(std::unique_ptr<StoreOpening> opening, std::chrono::milliseconds retry, bool idle)
    : retry_(retry), opened_(idle), connection_(std::move(opening)) {
    if (!idle) start();
}

void Writer::start() {
    if (started_) return;
    started_ = true;
    if (has_device_threads) thread_ = std::thread{[this] { work(); }};
}

Writer::~Writer() { close(); }

// ---- for callers on any thread

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

bool Writer::wait(Ticket ticket) {
    if (!has_device_threads) return committed(ticket);
    std::unique_lock lock{mutex_};
    settled_.wait(lock, [&] { return committed(ticket) || in_trouble_ || closing_; });
    return committed(ticket);
}

void Writer::wait_open() {
    if (!has_device_threads && !opened_) work_through();
    std::unique_lock lock{mutex_};
    settled_.wait(lock, [&] { return opened_; });
}

std::optional<std::string> Writer::trouble() const {
    const std::scoped_lock lock{mutex_};
    return trouble_;
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

void Writer::retry_now() {
    {
        const std::scoped_lock lock{mutex_};
        hurried_ = true;
        stirred_.notify_one();
    }
    if (!has_device_threads) work_through();
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

// ---- the thread

void Writer::work() {
    turn();
    while (rest()) turn();
    end();
}

void Writer::work_through() {
    while (turn() && waiting()) {
    }
}

void Writer::end() {
    work_through();  // a first turn may only have retried failed records
    close_connection();
    const std::scoped_lock lock{mutex_};
    say_what_is_lost();
    settled_.notify_all();
}

void Writer::close_connection() try {
    connection_.close();
    hear_connection();
} catch (const std::exception& error) {  // everything committed is on the disk already
    connection_.drop();
    const std::scoped_lock lock{mutex_};
    sentences_.emplace_back(error.what());
}

void Writer::hear_connection() {
    auto sentences = connection_.take_sentences();
    const std::scoped_lock lock{mutex_};
    sentences_.insert(sentences_.end(), sentences.begin(), sentences.end());
}

void Writer::say_what_is_lost() {
    const auto entries = [](const auto& records) {
        return std::ranges::count_if(records,
                                     [](const auto& record) { return std::holds_alternative<EntryMade>(record); });
    };
    const auto lost = entries(doing_) + entries(queue_);
    lost_ = lost > 0;
    if (lost_)
        sentences_.push_back(fmt::format("{} not saved. {}",
                                         lost == 1 ? "One move was" : fmt::format("{} moves were", lost),
                                         trouble_.value_or("")));
}

bool Writer::lost() const {
    const std::scoped_lock lock{mutex_};
    return lost_;
}

bool Writer::rest() {
    std::unique_lock lock{mutex_};
    if (trouble_)
        stirred_.wait_for(lock, retry_, [&] { return closing_ || hurried_; });
    else
        stirred_.wait(lock, [&] { return closing_ || !queue_.empty() || !doing_.empty(); });
    hurried_ = false;
    return !closing_;
}

bool Writer::waiting() const {
    const std::scoped_lock lock{mutex_};
    return !queue_.empty();
}

bool Writer::turn() {
    try {
        connection_.open();
        take_queue();
        connection_.commit(doing_);
        succeeded();
        connection_.copy_if_due();
        hear_connection();
        return true;
    } catch (const StoreTrouble& trouble) {
        failed(trouble);
    } catch (const std::exception& error) {
        failed({StoreTrouble::Cause::Other, error.what()});
    }
    return false;
}

void Writer::take_queue() {
    const std::scoped_lock lock{mutex_};
    if (!doing_.empty()) return;  // tries the failed records again
    doing_.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(queue_.end()));
    queue_.clear();
}

void Writer::succeeded() {
    hear_connection();
    const std::scoped_lock lock{mutex_};
    committed_ += doing_.size();
    busy_ = false;
    doing_.clear();
    if (trouble_) sentences_.emplace_back("The store can be written again: everything that was played is kept.");
    trouble_.reset();
    in_trouble_ = false;
    opened_ = true;
    settled_.notify_all();
}

void Writer::failed(const StoreTrouble& trouble) {
    connection_.drop();
    hear_connection();
    const std::scoped_lock lock{mutex_};
    if (auto words = connection_.words_of(trouble); !trouble_ && !words.empty()) sentences_.push_back(std::move(words));
    trouble_ = trouble.what();
    in_trouble_ = true;
    busy_ = trouble.cause() == StoreTrouble::Cause::Busy;
    opened_ = true;
    settled_.notify_all();
}

}  // namespace boxcars::session
