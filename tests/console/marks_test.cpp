// Files and answers from other editors: with a byte order mark, with carriage returns, or with both they are the same.
#include "console/answer.h"
#include "pattern.h"

using program::Folder;
using program::run;
namespace test = boxcars::test;

namespace {

std::string with_carriage_returns(const std::string& text) {
    std::string all;
    for (const char letter : text) all += letter == '\n' ? std::string{"\r\n"} : std::string(1, letter);
    return all;
}

struct Reader {
    std::string text, call;  // the file `read`
    bool piped = false;      // the text is standard input
};

std::vector<Reader> readers(const Folder& folder) {
    REQUIRE(run(folder, "play pig --text --seed 7 --players hold20,hold20").code == 0);
    REQUIRE(run(folder, "export kept").code == 0);
    const std::string sitting = program::text_of(folder.path / "kept");
    const std::string craps = "play craps --text --data-dir other --seed 3 ";
    const std::string part = "simulate pig --json --seed 1 --games 3000 --shard ";
    folder.file("second", run(folder, part + "2/2").out);
    return {{"3 4\n6 6\n", "play craps --text --data-dir other --dice read"},
            {"pass 10\n\nquit\n", craps, true},
            {run(folder, "rules pig --json").out, "odds pig --json --at 1,2,3 --rules read"},
            {R"({"game":"craps",
"bets":[{"when":"come_out","bet":"pass"}]}
)",
             "simulate craps --seed 1 --games 10 --players file:read"},
            {sitting, "verify read"},
            {sitting, "thumbnail --force read picture.png"},
            {run(folder, part + "1/2").out, "merge read second"},
            {R"({"format":"boxcars run",
"version":9})",
             "run --file read"},
            {"{\"at\":0.1,\"state\":\"state.json\"}\n{\"at\":0.2,\"quit\":true}\n",
             "play pig --headless --size 64x36 --seed 1 --force --script read && cat state.json"}};
}

}  // namespace

TEST_CASE("whatever the program reads may have a byte order mark, carriage returns, or both") {
    const Folder folder;
    // Names with a moment, and times.
    const std::string changing{R"re(\S+Z_\w+|\d[\d.,]* (s\b|\w+ a second)|"seconds": [\d.]+)re"};
    for (const Reader& reader : readers(folder)) {
        CAPTURE(reader.call);
        const auto answer = [&](const std::string& text) {
            folder.file("read", text);
            const auto ran = run(folder, reader.call, reader.piped ? text : "pass 10\n\nquit\n");
            return std::to_string(ran.code) + test::replaced(ran.out + ran.err, changing, "X");
        };
        const std::string plain = answer(reader.text), mark = "\xef\xbb\xbf";
        CHECK((plain.front() == '0' || reader.call == "run --file read"));
        CHECK(answer(mark + reader.text) == plain);
        CHECK(answer(with_carriage_returns(reader.text)) == plain);
        CHECK(answer(mark + with_carriage_returns(reader.text)) == plain);
    }
}
