// What the program finds around it on Windows: known folders, arguments in UTF-16, the console, and the registry, where
// .boxcars files are bound to the program.
#include "platform/system/surroundings.h"

#include "session/signals.h"
#include "session/system/system.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <io.h>
#include <knownfolders.h>
#include <shellapi.h>
#include <shlobj.h>
#include <windows.h>
#include <array>
#include <cstdio>
#include <cwchar>
#include <iostream>
#include <streambuf>
#include <system_error>

namespace boxcars::platform {
namespace fs = std::filesystem;
namespace {

fs::path known_folder(const KNOWNFOLDERID& id) {
    PWSTR text = nullptr;
    fs::path folder;
    if (::SHGetKnownFolderPath(id, KF_FLAG_CREATE, nullptr, &text) == S_OK) folder = text;
    ::CoTaskMemFree(text);
    return folder;
}

std::string utf8(std::wstring_view words) { return fs::path{words}.string(); }

// ---- console

// Reads what is typed into a console as UTF-8: the C library and Windows itself lose all letters that are not ASCII.
class ConsoleInput : public std::streambuf {
 public:
    explicit ConsoleInput(HANDLE console) : console_(console) {}

 protected:
    int_type underflow() override {
        if (ended_) return traits_type::eof();
        std::array<wchar_t, 1024> typed{};
        DWORD count = 0;
        const BOOL read = ::ReadConsoleW(console_, typed.data(), static_cast<DWORD>(typed.size()), &count, nullptr);
        constexpr wchar_t end = 26;  // Ctrl-Z
        if (!read || count == 0 || typed[0] == end) return end_input();
        line_ = utf8({typed.data(), count});
        std::erase(line_, '\r');
        setg(line_.data(), line_.data(), line_.data() + line_.size());
        return line_.empty() ? underflow() : traits_type::to_int_type(line_.front());
    }

 private:
    // Ctrl-C also ends the input, perhaps before the thread of its handler has noted the signal, so this waits for it.
    int_type end_input() {
        ended_ = true;
        for (int waited = 0; waited < 50 && !session::ending_signal(); ++waited) ::Sleep(10);
        return traits_type::eof();
    }

    HANDLE console_;
    std::string line_;
    bool ended_ = false;
};

void read_console_as_utf8(std::istream& in) {
    const HANDLE console = ::GetStdHandle(STD_INPUT_HANDLE);
    DWORD mode = 0;
    if (!::GetConsoleMode(console, &mode)) return;
    static ConsoleInput input{console};
    in.rdbuf(&input);
}

// ---- The registration of .boxcars files for this user, so that a double click opens them

const std::wstring classes = L"Software\\Classes\\", ending = classes + L".boxcars",
                   sitting = classes + L"Boxcars.Sitting";

bool set(const std::wstring& key, const std::wstring& value) {
    return ::RegSetKeyValueW(HKEY_CURRENT_USER, key.c_str(), nullptr, REG_SZ, value.c_str(),
                             static_cast<DWORD>((value.size() + 1) * sizeof(wchar_t))) == ERROR_SUCCESS;
}

bool registered(const std::wstring& program) {
    return set(sitting, L"Boxcars sitting") && set(sitting + L"\\DefaultIcon", L"\"" + program + L"\",0") &&
           set(sitting + L"\\shell\\open\\command", L"\"" + program + L"\" replay \"%1\"") &&
           set(ending, L"Boxcars.Sitting");
}

// Removes the registration of .boxcars only if it still names this program.
bool forgotten() {
    wchar_t owner[64] = {};
    DWORD bytes = sizeof owner;
    const bool known = ::RegGetValueW(HKEY_CURRENT_USER, ending.c_str(), nullptr, RRF_RT_REG_SZ, nullptr, owner,
                                      &bytes) == ERROR_SUCCESS;
    if (known && std::wstring{owner} == L"Boxcars.Sitting") ::RegDeleteTreeW(HKEY_CURRENT_USER, ending.c_str());
    const LSTATUS gone = ::RegDeleteTreeW(HKEY_CURRENT_USER, sitting.c_str());
    return gone == ERROR_SUCCESS || gone == ERROR_FILE_NOT_FOUND;
}

// Carries out `boxcars --open-recordings yes` or `no`. Returns the exit code.
int open_recordings(std::string_view wish, const fs::path& program) {
    if (wish != "yes" && wish != "no") {
        fmt::print(stderr, "boxcars: --open-recordings takes yes or no, not '{}'.\n", wish);
        return 2;
    }
    if (!(wish == "yes" ? registered(program.wstring()) : forgotten())) {
        fmt::print(stderr, "boxcars: The registry of this user could not be written.\n");
        return 1;
    }
    ::SHChangeNotify(SHCNE_ASSOCCHANGED, SHCNF_IDLIST, nullptr, nullptr);
    fmt::print("{}\n", wish == "yes" ? "A double click on a .boxcars file opens it with this program now."
                                     : ".boxcars files are no longer opened with this program.");
    return 0;
}

// ---- start

// Whether a double click started the program, so that its output is not seen. Windows 11 24H2 then makes no console
// (boxcars.manifest asks for that). Earlier versions make a console that no other program uses.
bool double_clicked(const std::vector<std::string>& words) {
    DWORD processes[2];
    const DWORD at_console = ::GetConsoleProcessList(processes, 2);
    if (at_console == 0) return _fileno(stderr) < 0;
    return at_console == 1 && session::os::is_terminal(session::os::standard_error) &&
           (words.size() <= 1 || (words.size() == 3 && words[1] == "replay"));
}

UINT letters_before() {  // the console's code page at the first call
    static const UINT before = ::GetConsoleOutputCP();
    return before;
}

// Some C libraries refuse to reopen a stream that was never open. Such a stream is replaced by a new one.
void open_again(std::FILE* stream, const wchar_t* name, const wchar_t* mode) {
    const std::FILE* const now = _fileno(stream) < 0 ? _wfopen(name, mode) : _wfreopen(name, mode, stream);
    if (now && now != stream) *stream = *now;
}

void leave_console() {
    ::FreeConsole();
    std::error_code none;
    const fs::path said = fs::temp_directory_path(none) / fmt::format("boxcars-said-{}.txt", ::GetCurrentProcessId());
    open_again(stdout, L"NUL", L"wb");
    open_again(stderr, said.c_str(), L"w+bD");  // deleted when it is closed
}

}  // namespace

Environment process_environment() {
    return [](std::string_view name) -> std::optional<std::string> {
        const wchar_t* value = _wgetenv(fs::path{name}.c_str());
        return value ? std::optional{utf8(value)} : std::nullopt;
    };
}

Start::Start(int argc, char** argv) : argc_(argc), argv_(argv) {
    int count = 0;
    if (LPWSTR* const words = ::CommandLineToArgvW(::GetCommandLineW(), &count)) {
        for (int i = 0; i < count; ++i) words_.push_back(utf8(words[i]));
        ::LocalFree(words);
        for (std::string& word : words_) pointers_.push_back(word.data());
        argc_ = static_cast<int>(pointers_.size());
        pointers_.push_back(nullptr);
        argv_ = pointers_.data();
    }
    has_console_ = !double_clicked(words_);
    if (!has_console_) leave_console();
    for (std::FILE* stream : {stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
    static_cast<void>(letters_before());
    ::SetConsoleOutputCP(CP_UTF8);
    read_console_as_utf8(std::cin);
}

std::optional<int> Start::done() const {
    if (words_.size() != 3 || words_[1] != "--open-recordings") return {};
    return open_recordings(words_[2], program_file());
}

int Start::end(int exit_code) const {
    ::SetConsoleOutputCP(letters_before());
    if (has_console_) return exit_code;
    std::string said(4096, '\0');
    std::rewind(stderr);
    said.resize(std::fread(said.data(), 1, said.size(), stderr));
    if (exit_code != 0 && !said.empty()) ::MessageBoxW(nullptr, fs::path{said}.c_str(), L"Boxcars", MB_ICONWARNING);
    return exit_code;
}

fs::path own_folder(FolderOf files, const Environment&, std::vector<std::string>& sentences) {
    const fs::path folder = known_folder(files == FolderOf::Settings ? FOLDERID_RoamingAppData : FOLDERID_LocalAppData);
    if (folder.empty())
        sentences.emplace_back(
            "Nothing is saved: Windows names no folder for it. Say where with "
            "--data-dir and --config-dir.");
    if (folder.empty() || files != FolderOf::Sounds) return folder.empty() ? folder : folder / "boxcars";
    return folder / "boxcars" / "cache";
}

std::string why_not_writable(const fs::path& folder) {
    const fs::path tried = folder / L".boxcars-tried";
    const HANDLE file =
        ::CreateFileW(tried.c_str(), GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
                      OPEN_ALWAYS, FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file == INVALID_HANDLE_VALUE)
        return std::error_code{static_cast<int>(::GetLastError()), std::system_category()}.message();
    ::CloseHandle(file);
    return {};
}

fs::path program_file() {
    std::wstring name(32768, L'\0');  // longer than any path
    name.resize(::GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
    return name;
}

void prepare_headless() {}  // nothing to prepare: the window stays hidden

const char* const where_drivers_are = "from the maker of the graphics card";

QuietSearch::QuietSearch() : missing_(false) {}
QuietSearch::~QuietSearch() = default;

}  // namespace boxcars::platform
