// Opens and closes the sound device, and asks for what it plays. Decides nothing about sounds; a machine without a
// device gives a sentence.
#pragma once
#include <cstdint>
#include <functional>
#include <span>
#include <string>

namespace boxcars::audio {

class Device {
 public:
    explicit Device(bool wanted);
    ~Device();
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;

    bool open() const { return id_ != 0; }
    const std::string& sentence() const { return sentence_; }  // why it is not open
    // From now on, on a thread of the device's own: so many frames, left first. Requires open().
    void play(std::function<void(std::span<float>)> render);

 private:
    static void fill(void* device, std::uint8_t* stream, int bytes);

    bool started_ = false;
    std::uint32_t id_ = 0;
    std::function<void(std::span<float>)> render_;
    std::string sentence_;
};

}  // namespace boxcars::audio
