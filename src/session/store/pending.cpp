#include "session/store/pending.h"

#include "base/overloaded.h"

#include <algorithm>

namespace boxcars::session {

void lay(std::optional<StoredSitting>& over, const Record& record) {
    std::visit(Overloaded{[&](const SittingBegan& began) {
                              if (!over)
                                  over = StoredSitting{
                                      began, {began.head.given_dice, began.head.practice, 0, began.head.hash, {}}, {}};
                          },
                          [&](const EntryMade& made) {
                              if (!over || made.number != over->tail.entries + 1) return;
                              over->tail = {made.given_dice, made.practice, made.number, made.entry.hash, {}};
                              over->began.head.entries.push_back(made.entry);
                              over->made.push_back(made.made);
                          },
                          [&](const SittingEnded& ended) {
                              if (over) over->tail.ended = ended.ended;
                          },
                          [&](const SittingSigned& by) {
                              if (over) over->sign = Signature{by.initials, by.made};
                          },
                          [&](const SittingDeleted&) { over.reset(); }, [](const auto&) {}},
               record);
}

void lay(std::vector<SittingLine>& lines, const Record& record) {
    const auto line = [&](const std::string& name) {
        const auto found = std::ranges::find(lines, name, &SittingLine::name);
        return found == lines.end() ? nullptr : &*found;
    };
    std::visit(Overloaded{[&](const SittingBegan& began) {
                              if (line(began.name)) return;
                              const Recording& head = began.head;
                              lines.push_back({began.name, head.game, began.began, 0, head.practice, true,
                                               players_text(head.players), head.given_dice, began.imported,
                                               head.night ? head.night->date : std::string{}});
                          },
                          [&](const EntryMade& made) {
                              if (SittingLine* of = line(made.sitting)) {
                                  of->entries = std::max(of->entries, made.number);
                                  of->practice = made.practice;
                                  of->open = true;
                                  of->given_dice = made.given_dice;
                              }
                          },
                          [&](const SittingEnded& ended) {
                              if (SittingLine* of = line(ended.sitting)) of->open = false;
                          },
                          [&](const SittingDeleted& gone) {
                              std::erase_if(lines, [&](const SittingLine& of) { return of.name == gone.sitting; });
                          },
                          [](const auto&) {}},
               record);
}

}  // namespace boxcars::session
