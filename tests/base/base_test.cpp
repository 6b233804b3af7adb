// Words for sentences, whole numbers from one kind to another, and work in pieces.
#include "base/error.h"
#include "base/numbers.h"
#include "base/overloaded.h"
#include "base/pieces.h"
#include "base/words.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <variant>

using namespace boxcars;

TEST_CASE("a number takes the article it is spoken with (an 8), and letters with marks get capitals") {
    for (const int number : {8, 11, 18, 80, 89, 800}) CHECK(article(number) == "an");
    for (const int number : {0, 1, 7, 9, 10, 12, 17, 19, 28, 78, 90, 100, 110, 118, 180}) CHECK(article(number) == "a");
    CHECK(in_capitals("Sì-wŭ-liù: 4-5-6") == "SÌ-WŬ-LIÙ: 4-5-6");
    CHECK(in_capitals("ñandú €") == "ñANDú €");
}

TEST_CASE("a sentence for a web page names no folder, no option and no command") {
    const auto on_page = [](const char* sentence) {
        speak_to_page(true);
        const std::string shown = Error(sentence).what();
        speak_to_page(false);
        CHECK(std::string{Error(sentence).what()} == sentence);
        return shown;
    };
    CHECK(on_page("Kept in '/kept/a b/c.db', see /x/y.json.") == "Kept in 'a b/c.db', see y.json.");
    CHECK(on_page("No run is kept: name a folder with --data-dir.") == "No run is kept.");
    CHECK(on_page("There is no 'x'; did you mean 'pig'? See boxcars --help.") ==
          "There is no 'x'; did you mean 'pig'?");
    CHECK(on_page("Play with that one, or choose another with --data-dir. It is kept.") ==
          "Play with that one. It is kept.");
    CHECK(on_page("--seed takes a number, not 'x'. See boxcars play --help.") == "seed takes a number, not 'x'.");
    CHECK(on_page("boxcars replay needs a file: boxcars sittings has them.") == "replay needs a file.");
    CHECK(on_page("Boxcars pays 30 to 1, and boxcars: 1/36.") == "Boxcars pays 30 to 1, and boxcars: 1/36.");
}

TEST_CASE("letters of any language are shown as they are; what steers a terminal is written out") {
    for (const std::string text : {"", "pass 10", "Sì-wŭ-liù", "骰子", "\U0001F3B2", "ñandú €"})
        CHECK(printable(text) == text);
    CHECK(printable("\x1b[2Jgone") == "\\x1b[2Jgone");
    CHECK(printable("a\rb\bc\x7f") == "a\\x0db\\x08c\\x7f");
    CHECK(printable(std::string_view{"\0", 1}) == "\\x00");
    CHECK(printable("\xc2\x9b"
                    "31m") == "\\x9b31m");  // the one-byte beginning of a sequence, as UTF-8
    CHECK(printable("\u202egnp.exe") == "\\u{202e}gnp.exe");
    CHECK(printable("p\u200big\u2060 \u00ad\U000e0041") == "p\\u{200b}ig\\u{2060} \\xad\\u{e0041}");
    CHECK(printable("line\nline\t2") == "line\\nline\\t2");
    CHECK(printable("line\nline\t2\r", LineEnds::Keep) == "line\nline\t2\\x0d");
}

TEST_CASE("bytes that are not UTF-8 are written out one by one") {
    CHECK(printable("a\xff"
                    "b") == "a\\xffb");
    CHECK(printable("\xc3") == "\\xc3");                    // cut short
    CHECK(printable("\xc0\xaf") == "\\xc0\\xaf");           // longer than need be
    CHECK(printable("\xed\xa0\x80") == "\\xed\\xa0\\x80");  // half of a pair
    CHECK(printable("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");
}

TEST_CASE("of every two bytes nothing is left that a terminal would take for a command") {
    for (int a = 0; a < 256; ++a)
        for (int b = 0; b < 256; ++b) {
            const std::array bytes{static_cast<char>(a), static_cast<char>(b)};
            const std::string shown = printable({bytes.data(), bytes.size()});
            for (const char c : shown) REQUIRE((static_cast<unsigned char>(c) >= 0x20 && c != 0x7f));
            REQUIRE(printable(shown) == shown);
        }
}

TEST_CASE("a sentence is readable however long and whatever the name in it: its beginning and its end stay") {
    const std::string name = std::string(1'000'000, 'x') + "\x1b";
    const std::string sentence = Error("There is no game '" + name + "': the house has pig.").what();
    CHECK(sentence.size() <= 1300);
    CHECK(sentence.starts_with("There is no game 'xxx"));
    CHECK(sentence.find("[...]") != std::string::npos);
    CHECK(sentence.ends_with("xxx\\x1b': the house has pig."));
    const std::string many = readable("a" + [] {
        std::string letters;
        for (int i = 0; i < 1000; ++i) letters += "骰";
        return letters;
    }());
    CHECK(many.find("\\x") == std::string::npos);  // cut between letters
    CHECK(std::string{Error("Short.").what()} == "Short.");
}

TEST_CASE("bytes that are no letters make no sentence longer than it may be") {
    for (const std::size_t bytes : {290u, 400u, 1200u, 5000u}) {
        const std::string shown = readable("There is no '" + std::string(bytes, '\xf0') + "'.");
        CAPTURE(bytes);
        CHECK(shown.size() <= 1205);
        CHECK(shown.size() >= 1000);
        CHECK(shown.starts_with("There is no '\\xf0\\xf0"));
        CHECK(shown.ends_with("\\xf0'."));
        CHECK((shown.find("[...]") == std::string::npos) == (bytes == 290));
    }
}

TEST_CASE("the nearest word has as few letters wrong as any, and a long word is near to none") {
    const std::vector<std::string> known{"goal", "sides", "players"};
    CHECK(nearest_word("gaol", known) == "goal");
    CHECK(nearest_word("side", known) == "sides");
    CHECK(nearest_word("plyers", known) == "players");
    CHECK_FALSE(nearest_word("bankroll", known));
    CHECK_FALSE(nearest_word(std::string(100'000'000, 'g'), known));  // told without comparing: 3e9 steps it would be
}

namespace {

enum class Suit : std::uint8_t { Clubs, Hearts };

}  // namespace

TEST_CASE("a list is counted and entered with plain numbers and with names") {
    constexpr std::array scores{3, 5, 8};
    static_assert(how_many(scores) == 3 && scores[nth(2)] == 8 && scores[nth(Suit::Hearts)] == 5);
    static_assert(ordinal(Suit::Hearts) == 1 && real(std::int64_t{1} << 53) == 9007199254740992.0);
    static_assert(std::is_same_v<decltype(how_many(scores)), int>);
    CHECK(how_many(std::string{"seven"}) == 5);
}

TEST_CASE("a number that fits is kept as it is at both ends") {
    static_assert(numeric_cast<std::uint8_t>(255) == 255 &&
                  numeric_cast<int>(std::int64_t{-2147483648LL}) == INT32_MIN);
    CHECK(numeric_cast<int>(std::uint64_t{2147483647}) == INT32_MAX);
}

TEST_CASE("a variant is answered by the function for what it holds") {
    using Bet = std::variant<int, Suit>;
    const auto text = [](const Bet& bet) {
        return std::visit(Overloaded{[](int number) { return std::to_string(number); },
                                     [](Suit suit) { return std::string{suit == Suit::Clubs ? "clubs" : "hearts"}; }},
                          bet);
    };
    CHECK(text(8) == "8");
    CHECK(text(Suit::Hearts) == "hearts");
}

TEST_CASE("pieces: everybody who has work is asked in turn, one piece at a time") {
    std::string done;
    int left = 2;
    const Pieces a{[&] { return done += 'a', true; }};
    const Pieces b{[&] {
        if (left == 0) return false;
        --left;
        done += 'b';
        return true;
    }};
    for (int n = 0; n < 6; ++n) CHECK(do_piece());
    CHECK(done == "ababaa");
}

TEST_CASE("pieces: what is urgent can be asked for alone, and has its turn among all") {
    std::string done;
    int left = 3;
    const Pieces later{[&] { return done += 'l', true; }};
    const Pieces now{[&] { return --left >= 0 && (done += 'n', true); }, Pieces::Urgency::Now};
    CHECK(do_piece(Pieces::Urgency::Now));
    CHECK(do_piece(Pieces::Urgency::Now));
    CHECK(done == "nn");
    while (left >= 0) CHECK(do_piece());
    CHECK(std::ranges::count(done, 'n') == 3);
    CHECK(std::ranges::count(done, 'l') >= 1);
    CHECK_FALSE(do_piece(Pieces::Urgency::Now));
}

TEST_CASE("pieces: nobody is asked who has gone, not even one that goes in its own piece") {
    int asked = 0;
    std::unique_ptr<Pieces> other = std::make_unique<Pieces>([&] { return ++asked, true; });
    const Pieces ends_it{[&] { return other.reset(), false; }};
    while (do_piece() && asked < 3) {
    }
    const int before = asked;
    CHECK_FALSE(do_piece());
    CHECK(asked == before);
}

TEST_CASE("pieces: what is worked out beside the loop is answered, and so is its failure") {
    CHECK(in_background([] { return 7; }).get() == 7);
    CHECK_THROWS_AS(in_background([]() -> int { throw std::runtime_error{"no"}; }).get(), std::runtime_error);
}
