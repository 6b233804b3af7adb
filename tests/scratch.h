// A folder for one test, and the sentence of a refusal.
#pragma once
#include "base/error.h"

#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>

namespace boxcars::test {

struct Scratch {
    std::filesystem::path path;
    Scratch() {
        static std::atomic<int> count{0};
        path = std::filesystem::temp_directory_path() /
               ("boxcars_test_" + std::to_string(getpid()) + "_" + std::to_string(count++));
        std::filesystem::create_directories(path);
    }
    ~Scratch() {
        std::error_code ignored;
        std::filesystem::remove_all(path, ignored);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    std::filesystem::path file(const std::string& name, const std::string& text) const {
        std::ofstream{path / name, std::ios::binary} << text;
        return path / name;
    }
};

inline std::string sentence_of(const auto& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

}  // namespace boxcars::test
