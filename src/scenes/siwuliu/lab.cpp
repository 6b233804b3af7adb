#include "scenes/siwuliu/card.h"

#include "scenes/lab/sheet_adapter.h"
#include "sim/siwuliu/run.h"
#include "ui/amounts.h"

#include <fmt/format.h>

namespace boxcars::scenes {
namespace {

constexpr Cents most_flat_bet = 1'000'000 * dollar, all_of_it = Cents{1} << 40;
constexpr ui::LabWords siwuliu_words{.name = "Sì-Wŭ-Liù", .sign = "SÌ-WŬ-LIÙ", .unit = {"dollar", "dollars", true}};

std::vector<sim::FlatBettor> flat_bettors() {
    return {
        {"$1 a round", 1 * dollar},
        {"$5 a round", 5 * dollar},
        {"$10 a round", 10 * dollar},
        {"$20 a round", 20 * dollar},
        {"$50 a round", 50 * dollar},
        {"$10, stops at +$50", 10 * dollar, 50 * dollar},
        {"$20, stops at +$100", 20 * dollar, 100 * dollar},
        {"$20, stops at −$50", 20 * dollar, 0, 50 * dollar},
        {"all of it", all_of_it},
    };
}

std::string in_words(const sim::FlatBettor& bettor) {
    if (bettor.up_when_won > 0) return "flat, and stops when that much is won";
    if (bettor.up_when_lost > 0) return "flat, and stops when that much is lost";
    return bettor.bet == all_of_it ? "everything, every round" : "flat, until the money is gone";
}

class SiwuliuLab : public SheetAdapter<siwuliu::Rules> {
 public:
    SiwuliuLab()
        : SheetAdapter(siwuliu_words, {.seats = {1, 2, 3, 6, 7, 8, nobody, nobody}, .rounds = 50}),
          bettors_(flat_bettors()) {
        for (const auto& one : bettors_) add({one.name, in_words(one)});
    }
    sim::LabGame seated(std::span<const int> entries) const override {
        std::vector<sim::FlatBettor> players;
        for (const int one : entries) players.push_back(bettors_[static_cast<std::size_t>(one)]);
        return sim::lab_siwuliu(sheet_, std::move(players));
    }

 protected:
    int read(const std::string& words) override {  // an amount, such as "$15"
        const auto amount = whole_number(words.starts_with('$') ? words.substr(1) : words);
        if (!amount || *amount < 1 || *amount * dollar > most_flat_bet)
            throw Error{fmt::format("A flat bet is whole dollars, 1 to {}, such as $15; not '{}'.",
                                    most_flat_bet / dollar, words)};
        const sim::FlatBettor bettor{ui::look_money(*amount * dollar) + " a round", *amount * dollar};
        if (const auto before = entry_named(bettor.name)) return *before;
        bettors_.push_back(bettor);
        return add({bettor.name, in_words(bettor)});
    }

 private:
    std::vector<sim::FlatBettor> bettors_;  // same order as the menu
};

}  // namespace

std::unique_ptr<LabAdapter> siwuliu_lab() { return std::make_unique<SiwuliuLab>(); }

}  // namespace boxcars::scenes
