#include "render/gl.h"

#include "base/error.h"

#include <fmt/format.h>
#include <cstdio>
#include <fstream>
#include <vector>

namespace boxcars::render {
namespace {
namespace fs = std::filesystem;

// A shader's text with its includes. Some drivers drop #line's file number: line 14 of file 2 counts as 20014.
constexpr std::size_t lines_a_file = 10000;

struct Source {
    std::string text;
    std::vector<fs::path> files;
};

void add_file(Source& source, const fs::path& folder, const std::string& name, const fs::path& wanted_by) {
    const fs::path path = folder / name;
    std::ifstream in(path);
    if (!in)
        throw Error(
            fmt::format("Cannot draw: the shader {} is missing{}. Restore the shaders folder beside the program.",
                        path.string(), wanted_by.empty() ? "" : " (" + wanted_by.string() + " includes it)"));
    const auto number = source.files.size();
    source.files.push_back(path);
    source.text += fmt::format("#line {}\n", number * lines_a_file + 1);
    std::string line;
    std::array<char, 100> included{};
    for (std::size_t at = 1; std::getline(in, line); ++at) {
        if (std::sscanf(line.c_str(), " #include \"%99[^\"]", included.data()) == 1) {
            add_file(source, folder, included.data(), path);
            source.text += fmt::format("#line {}\n", number * lines_a_file + at + 1);
        } else {
            source.text += line + "\n";
        }
    }
}

// Drivers write "0:20014(3): error: ..." (Mesa) or "0(20014) : error ..." (others).
std::string explain(const Source& source, const std::string& log) {
    const std::string first = log.substr(0, log.find('\n'));
    std::size_t line = 0;
    const auto digit = std::min(first.find_first_of("0123456789"), first.size());
    if (std::sscanf(first.c_str() + digit, "%*u%*1[:(]%zu", &line) != 1)
        return fmt::format("{}: {}", source.files[0].string(), first);
    const std::size_t file = std::min(line / lines_a_file, source.files.size() - 1);
    const auto colon = first.find("error: ");
    const std::string what = colon == std::string::npos ? first : first.substr(colon + 7);
    return fmt::format("{}, line {}: {}", source.files[file].string(), line % lines_a_file, what);
}

// A shader that may still be compiling: a driver works on several at a time as long as nobody asks for the result.
struct Shader {
    Shader(GLenum kind, const fs::path& folder, const std::string& name, const std::string& defines)
        : id(glCreateShader(kind)) {
        source.text = platform::opengl::shader_head + defines;
        add_file(source, folder, name, {});
        const char* text = source.text.c_str();
        glShaderSource(id, 1, &text, nullptr);
        glCompileShader(id);
    }
    ~Shader() { glDeleteShader(id); }
    Shader(const Shader&) = delete;
    Shader& operator=(const Shader&) = delete;

    void check() const {  // throws Error if it does not compile
        GLint fine = 0;
        glGetShaderiv(id, GL_COMPILE_STATUS, &fine);
        if (fine != 0) return;
        std::string log(4096, '\0');
        GLsizei length = 0;
        glGetShaderInfoLog(id, static_cast<GLsizei>(log.size()), &length, log.data());
        log.resize(static_cast<std::size_t>(length));
        throw Error(
            fmt::format("Cannot draw: {}. Restore the shaders folder beside the program.", explain(source, log)));
    }

    GLuint id;
    Source source;
};

GLuint made(auto generate) {
    GLuint id = 0;
    generate(1, &id);
    return id;
}
}  // namespace

Program::Program(const fs::path& folder, const std::string& vertex, const std::string& fragment,
                 const std::string& defines)
    : name_(glCreateProgram()) {
    const Shader v(GL_VERTEX_SHADER, folder, vertex, defines), f(GL_FRAGMENT_SHADER, folder, fragment, defines);
    glAttachShader(name_.id(), v.id);
    glAttachShader(name_.id(), f.id);
    for (const auto& [index, attribute] : {std::pair{0U, "a_at"}, {1U, "a_uv"}, {1U, "a_tint"}, {2U, "a_colour"}})
        glBindAttribLocation(name_.id(), index, attribute);
    glLinkProgram(name_.id());
    GLint fine = 0;
    glGetProgramiv(name_.id(), GL_LINK_STATUS, &fine);
    if (fine != 0) return;
    v.check();
    f.check();
    std::string log(1024, '\0');
    glGetProgramInfoLog(name_.id(), static_cast<GLsizei>(log.size()), nullptr, log.data());
    throw Error(
        fmt::format("Cannot draw: {} and {} do not fit together: {}. Restore the shaders folder beside the program.",
                    (folder / vertex).string(), (folder / fragment).string(), log.substr(0, log.find('\n'))));
}

Program picture_program(const fs::path& folder, const std::string& fragment, const std::string& defines) {
    Program program(folder, "picture.vert", fragment, defines);
    program.use();
    program.set("u_low", glm::vec2{-1, -1});
    program.set("u_high", glm::vec2{1, 1});
    return program;
}

Texture::Texture(glm::ivec2 size, const void* rgba) : name_(made(glGenTextures)), size_(size) {
    bind();
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, size.x, size.y, 0, platform::opengl::picture_order,
                 platform::opengl::picture_bytes, nullptr);
    if (rgba != nullptr) put({0, 0}, size, rgba);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

void Texture::bind(int unit) const {
    glActiveTexture(GL_TEXTURE0 + static_cast<GLenum>(unit));
    glBindTexture(GL_TEXTURE_2D, name_.id());
}

void Texture::put(glm::ivec2 at, glm::ivec2 size, const void* rgba) const {
    bind();
    glTexSubImage2D(GL_TEXTURE_2D, 0, at.x, at.y, size.x, size.y, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
}

Target::Target(glm::ivec2 size, bool with_depth) : picture_(size, nullptr), name_(made(glGenFramebuffers)) {
    glBindFramebuffer(GL_FRAMEBUFFER, id());
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, picture_.id(), 0);
    if (with_depth) {
        depth_ = GlHandle<free_depth>(made(glGenRenderbuffers));
        glBindRenderbuffer(GL_RENDERBUFFER, depth_.id());
        glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT16, size.x, size.y);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.id());
    }
    // OpenGL ES guarantees these formats, and a browser would wait here until all earlier drawing is done.
    if (!platform::opengl::embedded && glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE)
        throw Error(
            fmt::format("Cannot draw: the graphics driver refuses a picture of {} x {} px. Make the window smaller.",
                        size.x, size.y));
}

Mesh::Mesh(std::initializer_list<int> floats_per_attribute)
    : array_(made(glGenVertexArrays)), vertices_(made(glGenBuffers)), indices_(made(glGenBuffers)) {
    for (const int n : floats_per_attribute) floats_ += n;
    glBindVertexArray(array_.id());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.id());
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_.id());
    std::size_t offset = 0;
    GLuint index = 0;
    for (const int n : floats_per_attribute) {
        glEnableVertexAttribArray(index);
        glVertexAttribPointer(index++, n, GL_FLOAT, GL_FALSE, static_cast<GLsizei>(sizeof(float)) * floats_,
                              reinterpret_cast<const void*>(offset * sizeof(float)));
        offset += static_cast<std::size_t>(n);
    }
}

void Mesh::load(std::span<const float> vertices) const {
    glBindVertexArray(array_.id());
    glBindBuffer(GL_ARRAY_BUFFER, vertices_.id());
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(vertices.size_bytes()), vertices.data(), GL_STREAM_DRAW);
}

void Mesh::draw(std::span<const float> vertices, std::span<const std::uint32_t> indices) const {
    load(vertices);
    glBufferData(GL_ELEMENT_ARRAY_BUFFER, static_cast<GLsizeiptr>(indices.size_bytes()), indices.data(),
                 GL_STREAM_DRAW);
    glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(indices.size()), GL_UNSIGNED_INT, nullptr);
}

void Mesh::draw_strip(std::span<const float> vertices) const {
    load(vertices);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, static_cast<GLsizei>(vertices.size()) / floats_);
}

}  // namespace boxcars::render
