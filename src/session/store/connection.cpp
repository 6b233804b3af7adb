#include "session/store/connection.h"

#include <fmt/format.h>

#include <utility>

namespace boxcars::session {
namespace {

constexpr int pages_at_a_time = 256;  // of a copy, between two looks at the queue: about a megabyte

}  // namespace

void StoreConnection::open() {
    if (database_) return;
    database_ = opening_->open();
    rows_.emplace(*database_);
    if (opening_->generations().due(now_ms())) backup_.emplace(*database_, opening_->generations());
}

void StoreConnection::commit(const std::vector<Record>& records) {
    if (!records.empty()) {
        Transaction all{*database_};
        for (const Record& record : records) write(record);
        rows_->settle();
        all.commit();
    }
    damaged_twice_.clear();
}

// A sitting that cannot be gone on with, twice and in a store that has been checked in between, is left alone, so that
// the others are kept.
void StoreConnection::write(const Record& record) {
    const std::string& sitting = sitting_of(record);
    if (given_up_.contains(sitting)) return;
    try {
        rows_->write(record);
    } catch (const StoreTrouble& trouble) {
        if (trouble.cause() != StoreTrouble::Cause::Damaged) throw;
        if (std::exchange(damaged_twice_, sitting) == sitting) give_up_on(sitting, trouble.what());
        throw;
    }
}

void StoreConnection::give_up_on(const std::string& sitting, const std::string& why) {
    given_up_.insert(sitting);
    sentences_.push_back("What is played in this sitting is not kept from here on. " + why);
}

std::optional<std::string> StoreConnection::copy_on() {
    try {
        if (backup_ && !backup_->step(pages_at_a_time)) backup_.reset();
        return {};
    } catch (const StoreTrouble& trouble) {  // without a copy the store is as good; said once, tried again another day
        backup_.reset();
        return fmt::format("The store is not copied today. {}", trouble.what());
    }
}

void StoreConnection::drop() {
    backup_.reset();
    rows_.reset();
    database_.reset();
}

std::vector<std::string> StoreConnection::take_sentences() {
    std::vector<std::string> all = std::exchange(sentences_, {});
    for (std::string& sentence : opening_->take_sentences()) all.push_back(std::move(sentence));
    return all;
}

}  // namespace boxcars::session
