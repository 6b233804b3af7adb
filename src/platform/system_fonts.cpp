// Asks fontconfig for a font and checks the family of its answer: it replaces a missing family without an error.
#include "platform/font_search.h"

#include <fontconfig/fontconfig.h>
#include <memory>

namespace boxcars::platform {
namespace {

static_assert(font_weight::regular == FC_WEIGHT_REGULAR && font_weight::demibold == FC_WEIGHT_DEMIBOLD &&
              font_weight::bold == FC_WEIGHT_BOLD && font_weight::extrabold == FC_WEIGHT_EXTRABOLD &&
              font_weight::black == FC_WEIGHT_BLACK);

struct PatternGone {
    void operator()(FcPattern* pattern) const { FcPatternDestroy(pattern); }
};
using Pattern = std::unique_ptr<FcPattern, PatternGone>;

Pattern match(const char* family, int weight) {
    const Pattern asked{FcPatternCreate()};
    FcPatternAddString(asked.get(), FC_FAMILY, reinterpret_cast<const FcChar8*>(family));
    FcPatternAddInteger(asked.get(), FC_WEIGHT, weight);
    FcPatternAddInteger(asked.get(), FC_SLANT, FC_SLANT_ROMAN);
    FcConfigSubstitute(nullptr, asked.get(), FcMatchPattern);
    FcDefaultSubstitute(asked.get());
    FcResult result = FcResultNoMatch;
    return Pattern{FcFontMatch(nullptr, asked.get(), &result)};
}

std::string text_of(FcPattern* pattern, const char* object) {
    FcChar8* value = nullptr;
    if (!pattern || FcPatternGetString(pattern, object, 0, &value) != FcResultMatch) return {};
    return reinterpret_cast<const char*>(value);
}

bool has_family(FcPattern* font, const char* family) {
    FcChar8* name = nullptr;
    for (int i = 0; FcPatternGetString(font, FC_FAMILY, i, &name) == FcResultMatch; ++i)
        if (FcStrCmpIgnoreCase(name, reinterpret_cast<const FcChar8*>(family)) == 0) return true;
    return false;
}

}  // namespace

std::optional<std::string> font_of_weight(const char* family, int weight) {
    const Pattern found = match(family, weight);
    if (!found || !has_family(found.get(), family)) return {};
    std::string file = text_of(found.get(), FC_FILE);
    return file.empty() ? std::nullopt : std::optional{std::move(file)};
}

std::string any_font(const char* family, int weight) { return text_of(match(family, weight).get(), FC_FILE); }

}  // namespace boxcars::platform
