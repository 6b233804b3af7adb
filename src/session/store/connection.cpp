#include "session/store/connection.h"

#include <fmt/format.h>

#include <utility>

namespace boxcars::session {
namespace {

constexpr int pages_at_a_time = 256;  // of a copy, between two looks at the queue: about a megabyte
constexpr Milliseconds an_hour = 60 * 60 * 1000;

bool empty(const Database& database) {
    return database.number("SELECT EXISTS (SELECT 1 FROM sitting) OR EXISTS (SELECT 1 FROM dice_seal)") == 0;
}

}  // namespace

void StoreConnection::open() {
    if (database_ && !(beside() && opening_->get_folder())) return;
    drop();
    database_ = opening_->open();
    rows_.emplace(*database_);
    if (!beside() && !empty(*database_) && opening_->generations().due(now_ms())) begin_copy();
}

void StoreConnection::commit(const std::vector<Record>& records) {
    if (!records.empty()) {
        Transaction all{*database_};
        for (const Record& record : records) write(record);
        rows_->settle();
        all.commit();
        news_ = true;
    }
    for (const Record& record : records) {
        sitting_ended_ = sitting_ended_ || std::holds_alternative<SittingEnded>(record);
        if (const auto* gone = std::get_if<SittingDeleted>(&record)) deleted_.insert(gone->sitting);
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

// A store that takes long to copy is copied once an hour.
void StoreConnection::begin_copy() {
    const Generations& copies = opening_->generations();
    if (beside() || (size_of(database_->path()) > soon_checked && !copies.due(now_ms(), an_hour))) return;
    backup_.emplace(*database_, copies);
}

void StoreConnection::copy_on() {
    try {
        if (!backup_ && std::exchange(sitting_ended_, false)) begin_copy();
        if (!backup_ || backup_->step(pages_at_a_time, deleted_)) return;
        backup_.reset();
        news_ = false;
    } catch (const StoreTrouble& trouble) {  // without a copy the store is as good; tried again when a sitting ends
        backup_.reset();
        sentences_.push_back(fmt::format("The store is not copied now. {}", trouble.what()));
    }
}

void StoreConnection::close() {
    if (!database_) return;
    const bool nothing_beside = beside() && empty(*database_);
    if (!beside()) opening_->add_side_stores(*database_);
    sitting_ended_ = news_;
    if (!news_ && size_of(database_->path()) > soon_checked) backup_.reset();  // who only looked need not wait
    do copy_on();
    while (copying());
    drop();
    if (nothing_beside) opening_->remove_side();
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
