// Makes std::filesystem::path read bytes as UTF-8, the encoding it also writes; GCC's library reads them as Latin-1 on
// Windows. The linker replaces std::codecvt<wchar_t, char>::do_in by this function (--wrap).
#include <codecvt>

extern "C" std::codecvt_base::result __wrap__ZNKSt7codecvtIwciE5do_inERiPKcS3_RS3_PwS5_RS5_(
    const void*, std::mbstate_t& state, const char* from, const char* from_end, const char*& from_next, wchar_t* to,
    wchar_t* to_end, wchar_t*& to_next) {
    static const std::codecvt_utf8_utf16<wchar_t> utf8;
    return utf8.in(state, from, from_end, from_next, to, to_end, to_next);
}
