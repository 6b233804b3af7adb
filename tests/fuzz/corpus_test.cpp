// Every input that was ever of interest to a reader, and a few hundred like it: what libFuzzer found stays found.
#include "contract/any_game.h"
#include "fuzz/promise.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> corpus_of(const fuzz::Reader& reader) {
    std::vector<fs::path> files;
    for (const auto& file : fs::directory_iterator{fs::path{BOXCARS_SOURCE} / "tests/fuzz/corpus" / reader.name})
        files.push_back(file.path());
    std::ranges::sort(files);
    return files;
}

std::string text_of(const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::string spoilt(std::string text, any_game::Chooser& choose) {
    for (int change = choose.below(4); change >= 0 && !text.empty(); --change) {
        const auto at = static_cast<std::size_t>(choose.below(60'000)) % text.size();
        switch (choose.below(5)) {
            case 0:
                text[at] = static_cast<char>(text[at] ^ (1 << choose.below(8)));
                break;
            case 1:
                text.erase(at, static_cast<std::size_t>(1 + choose.below(8)));
                break;
            case 2:
                text.insert(at, text.substr(at, static_cast<std::size_t>(1 + choose.below(40))));
                break;
            case 3:
                text.insert(at, 1, static_cast<char>(choose.below(256)));
                break;
            default:
                text.resize(at);
        }
    }
    return text;
}

}  // namespace

TEST_CASE("every reader holds its promise for each file of its corpus, and for what is nearly one") {
    constexpr int variants = 200;
    for (const auto& reader : fuzz::readers) {
        CAPTURE(reader.name);
        const auto files = corpus_of(reader);
        REQUIRE(files.size() >= 3);
        any_game::Chooser choose{7};
        for (const auto& file : files) {
            const std::string name = file.filename().string(), text = text_of(file);
            CAPTURE(name);
            CHECK_NOTHROW(reader.read(text));
            for (int variant = 0; variant < variants; ++variant) {
                CAPTURE(variant);
                CHECK_NOTHROW(reader.read(spoilt(text, choose)));
            }
        }
    }
}

TEST_CASE("an input that takes a reader longer than it may is a finding") {
    const std::string settings = text_of(corpus_of(fuzz::readers[0]).front());
    CHECK_THROWS_AS(fuzz::read_within(std::chrono::nanoseconds{0}, fuzz::settings, settings), fuzz::Finding);
    CHECK_NOTHROW(fuzz::read_within(std::chrono::hours{1}, fuzz::settings, settings));
}
