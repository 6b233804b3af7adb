// Owns OpenGL objects: programs, textures, targets. Decides how shaders are found and assembled, and errors reported.
#pragma once
#include "platform/opengl.h"

#include <array>
#include <filesystem>
#include <glm/glm.hpp>
#include <span>
#include <utility>

namespace boxcars::render {

// One OpenGL name and the function that frees it. It can be moved, not copied.
template <void (*Free)(GLuint)>
class GlHandle {
 public:
    GlHandle() = default;
    explicit GlHandle(GLuint id) : id_(id) {}
    GlHandle(GlHandle&& other) noexcept : id_(std::exchange(other.id_, 0)) {}
    GlHandle& operator=(GlHandle&& other) noexcept {
        std::swap(id_, other.id_);
        return *this;
    }
    ~GlHandle() {
        if (id_ != 0) Free(id_);
    }
    GLuint id() const { return id_; }

 private:
    GLuint id_ = 0;
};

// Draws to all of this framebuffer from now on; 0: the window.
inline void draw_to(GLuint framebuffer, glm::ivec2 px) {
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glViewport(0, 0, px.x, px.y);
}
// Switches rasterising on or off for the next drawing calls.
inline void fill_pixels(bool on) { (on ? glDisable : glEnable)(GL_RASTERIZER_DISCARD); }

// A vertex and a fragment shader from the shaders folder. The files have no #version line; a line #include "light.glsl"
// is replaced by that file of the same folder. Throws Error with the file, the line and what to do.
class Program {
 public:
    Program() = default;
    Program(const std::filesystem::path& folder, const std::string& vertex, const std::string& fragment,
            const std::string& defines = {});
    void use() const { glUseProgram(name_.id()); }
    void set(const char* uniform, int v) const { glUniform1i(at(uniform), v); }
    void set(const char* uniform, float v) const { glUniform1f(at(uniform), v); }
    void set(const char* uniform, glm::vec2 v) const { glUniform2f(at(uniform), v.x, v.y); }
    void set(const char* uniform, glm::vec3 v) const { glUniform3f(at(uniform), v.x, v.y, v.z); }
    void set(const char* uniform, glm::vec4 v) const { glUniform4f(at(uniform), v.x, v.y, v.z, v.w); }
    void set(const char* uniform, const glm::mat4& v) const { glUniformMatrix4fv(at(uniform), 1, GL_FALSE, &v[0][0]); }
    void set(const char* uniform, std::span<const glm::vec4> v) const {
        if (!v.empty()) glUniform4fv(at(uniform), static_cast<GLsizei>(v.size()), &v[0].x);
    }

 private:
    GLint at(const char* uniform) const { return glGetUniformLocation(name_.id(), uniform); }
    static void free_program(GLuint id) { glDeleteProgram(id); }
    GlHandle<free_program> name_;
};

// A program for a full-screen picture, with picture.vert. Until it is set, its rectangle covers the whole target.
Program picture_program(const std::filesystem::path& folder, const std::string& fragment,
                        const std::string& defines = {});
// Its mesh over the whole target: corners in clip space.
inline constexpr std::array<float, 8> whole_picture{-1, -1, 1, -1, -1, 1, 1, 1};

class Texture {
 public:
    Texture() = default;
    Texture(glm::ivec2 size, const void* rgba);  // RGBA8, smoothed; nullptr: contents undefined
    void bind(int unit = 0) const;
    void put(glm::ivec2 at, glm::ivec2 size, const void* rgba) const;
    glm::ivec2 size() const { return size_; }
    GLuint id() const { return name_.id(); }

 private:
    static void free_texture(GLuint id) { glDeleteTextures(1, &id); }
    GlHandle<free_texture> name_;
    glm::ivec2 size_{0, 0};
};

class Target {  // a texture to draw into
 public:
    Target() = default;
    explicit Target(glm::ivec2 size, bool with_depth = false);
    void draw_here() const { draw_to(id(), size()); }
    const Texture& picture() const { return picture_; }
    glm::ivec2 size() const { return picture_.size(); }
    GLuint id() const { return name_.id(); }

 private:
    static void free_target(GLuint id) { glDeleteFramebuffers(1, &id); }
    static void free_depth(GLuint id) { glDeleteRenderbuffers(1, &id); }
    Texture picture_;
    GlHandle<free_depth> depth_;
    GlHandle<free_target> name_;
};

// A vertex array with its own buffers; its attributes are consecutive groups of floats.
class Mesh {
 public:
    explicit Mesh(std::initializer_list<int> floats_per_attribute);
    void draw(std::span<const float> vertices, std::span<const std::uint32_t> indices) const;  // draws triangles
    void draw_strip(std::span<const float> vertices) const;

 private:
    void load(std::span<const float> vertices) const;
    static void free_array(GLuint id) { glDeleteVertexArrays(1, &id); }
    static void free_buffer(GLuint id) { glDeleteBuffers(1, &id); }
    GlHandle<free_array> array_;
    GlHandle<free_buffer> vertices_, indices_;
    int floats_ = 0;
};

}  // namespace boxcars::render
