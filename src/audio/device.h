// Opens and closes the sound device. Decides nothing about sounds; a machine without a device gives a sentence.
#pragma once
#include <string>

namespace boxcars::audio {

class Device {
 public:
    explicit Device(bool wanted);
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    bool open() const { return open_; }
    const std::string& sentence() const { return sentence_; }  // why it is not open

 private:
    bool started_ = false, open_ = false;
    std::string sentence_;
};

}  // namespace boxcars::audio
