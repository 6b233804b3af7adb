// Opens and closes the sound device, and calls a function for the sound to play. On a machine without a device,
// sentence() says so.
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
    // From now on calls `render` on a thread of the device, with frames to fill, left first. Requires open().
    void play(std::function<void(std::span<float>)> render);

 private:
    static void fill(void* device, std::uint8_t* stream, int bytes);

    bool started_ = false;
    std::uint32_t id_ = 0;
    std::function<void(std::span<float>)> render_;
    std::string sentence_;
};

}  // namespace boxcars::audio
