// Locales that write 1,5 or have two kinds of i. They are made in a build folder, because few machines have them.
#pragma once
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <string>

namespace boxcars::test {

inline std::filesystem::path locale_folder() { return std::filesystem::path{BOXCARS_BINARY} / "locale"; }

inline bool have_locale(const std::string& name) {  // "de_DE.UTF-8"; false: it cannot be made here
    const auto made = locale_folder() / name;
    std::filesystem::create_directories(locale_folder());
    if (std::filesystem::exists(made / "LC_NUMERIC")) return true;
    const std::string own = made.string() + "_" + std::to_string(std::rand());  // tests run side by side
    const std::string make =
        "localedef -i " + name.substr(0, name.find('.')) + " -f UTF-8 '" + own + "' >/dev/null 2>&1";
    if (std::system(make.c_str()) != 0) return false;
    std::error_code another_was_first;
    std::filesystem::rename(own, made, another_was_first);
    return std::filesystem::exists(made / "LC_NUMERIC");
}

class InLanguage {  // sets this process's locale while alive
 public:
    explicit InLanguage(const std::string& name) {
        if (!have_locale(name)) return;
        ::setenv("LOCPATH", locale_folder().c_str(), 1);
        spoken_ = std::setlocale(LC_ALL, name.c_str()) != nullptr;
    }
    ~InLanguage() { std::setlocale(LC_ALL, "C"); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;
    bool spoken() const { return spoken_; }

 private:
    bool spoken_ = false;
};

}  // namespace boxcars::test
