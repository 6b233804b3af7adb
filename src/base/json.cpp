#include "base/json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace boxcars {
namespace {

// Builds a value from what the library reads.
class Builder : public nlohmann::json_sax<nlohmann::json> {
 public:
    bool null() override { return add({}); }
    bool boolean(bool yes) override { return add(yes); }
    bool number_integer(number_integer_t number) override { return add(number); }
    bool number_unsigned(number_unsigned_t number) override { return add(number); }
    bool number_float(number_float_t number, const string_t&) override { return add(number); }
    bool string(string_t& text) override { return add(std::move(text)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool key(string_t& name) override { return name_ = std::move(name), true; }
    bool end_object() override { return open_.pop_back(), true; }
    bool end_array() override { return open_.pop_back(), true; }
    bool parse_error(std::size_t byte, const std::string&, const nlohmann::detail::exception& wrong) override {
        throw JsonError(wrong.what(), dynamic_cast<const nlohmann::json::parse_error*>(&wrong) ? byte : 0);
    }

    Json built{};

 private:
    Json& place() {
        if (open_.empty()) return built;
        return open_.back()->is_array() ? open_.back()->push_back({}) : (*open_.back())[name_];
    }
    bool add(Json value) { return place() = std::move(value), true; }
    bool open(Json value) {
        Json& at = place();
        at = std::move(value);
        return open_.push_back(&at), true;
    }

    std::vector<Json*> open_{};  // the lists and objects that are being read; only the last grows
    std::string name_{};
};

template <class Library>
Library as_in(const Json& value) {
    if (value.is_null()) return nullptr;
    if (value.is_boolean()) return value.get<bool>();
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    if (value.is_number_integer()) return value.get<std::int64_t>();
    if (value.is_number()) return value.get<double>();
    if (value.is_string()) return value.get<std::string>();
    auto all = value.is_array() ? Library::array() : Library::object();
    if (value.is_array())
        for (const Json& item : value) all.push_back(as_in<Library>(item));
    else
        for (const auto& [name, field] : value.items()) all[name] = as_in<Library>(field);
    return all;
}

template <class Kind>
const Kind& held(const std::unique_ptr<Kind>* value, const char* kind) {
    if (!value) throw JsonError(std::string{"a JSON value is no "} + kind, 0);
    return **value;
}

bool is_field(const Json& value) { return value.is_array() && value.size() == 2 && value.front().is_string(); }

}  // namespace

Json::Json(std::string text) : value_(std::make_unique<std::string>(std::move(text))) {}
Json::Json(std::initializer_list<Json> items) : Json(array(items)) {
    if (items.size() == 0 || !std::ranges::all_of(items, is_field)) return;
    Json all = object();
    for (const Json& item : items) all[item.front().text()] = item[1];
    *this = std::move(all);
}
Json::Json(const Json& other) {
    std::visit(
        [this]<class Value>(const Value& value) {
            if constexpr (std::is_trivially_copyable_v<Value>)
                value_ = value;
            else
                value_ = std::make_unique<typename Value::element_type>(*value);
        },
        other.value_);
}
Json::Json(Json&& other) noexcept : value_(std::exchange(other.value_, {})) {}
Json& Json::operator=(Json other) noexcept { return std::swap(value_, other.value_), *this; }
Json::~Json() {
    // Inner values are taken out first, and not by recursion: a file may nest deeper than the stack allows.
    List inner;
    const auto take_out = [&inner](Json& whole) {
        const auto take = [&inner](Json& one) {
            if (one.is_array() || one.is_object()) inner.push_back(std::move(one));
        };
        if (auto* const list = std::get_if<std::unique_ptr<List>>(&whole.value_)) std::ranges::for_each(**list, take);
        if (auto* const object = std::get_if<std::unique_ptr<Object>>(&whole.value_))
            for (auto& [name, field] : **object) take(field);
    };
    for (take_out(*this); !inner.empty();) {
        Json one = std::move(inner.back());
        inner.pop_back();
        take_out(one);
    }
}

Json Json::array(std::initializer_list<Json> items) {
    Json all;
    all.value_ = std::make_unique<List>(items);
    return all;
}
Json Json::object() {
    Json all;
    all.value_ = std::make_unique<Object>();
    return all;
}
Json Json::parse(std::string_view text) {
    Builder builder;
    nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    return std::move(builder.built);
}
std::string Json::dump(int indent) const { return as_in<nlohmann::ordered_json>(*this).dump(indent); }
std::string Json::dump_sorted(int indent) const { return as_in<nlohmann::json>(*this).dump(indent); }
std::size_t Json::size() const { return is_array() ? list().size() : is_object() ? items().size() : is_null() ? 0 : 1; }
const Json* Json::find(std::string_view name) const {
    if (!is_object()) return nullptr;
    const auto found = std::ranges::find(items(), name, &Field::first);
    return found == items().end() ? nullptr : &found->second;
}
const Json& Json::operator[](std::string_view name) const {
    const Json* const found = find(name);
    return found ? *found : throw JsonError("there is no field " + std::string{name}, 0);
}
Json& Json::operator[](std::string_view name) {
    if (is_null()) *this = object();
    if (const Json* const found = find(name)) return const_cast<Json&>(*found);
    static_cast<void>(items());  // throws where it is no object
    return std::get<std::unique_ptr<Object>>(value_)->emplace_back(name, Json{}).second;
}
const Json::Object& Json::items() const {
    static const Object none;
    return is_null() ? none : held(std::get_if<std::unique_ptr<Object>>(&value_), "object");
}
const Json::List& Json::list() const {
    static const List none;
    return is_null() ? none : held(std::get_if<std::unique_ptr<List>>(&value_), "list");
}
const std::string& Json::text() const { return held(std::get_if<std::unique_ptr<std::string>>(&value_), "text"); }
std::vector<std::string> Json::texts() const {
    std::vector<std::string> all;
    for (const Json& one : list()) all.push_back(one.text());
    return all;
}
bool Json::yes() const { return is_boolean() ? std::get<bool>(value_) : throw JsonError("a JSON value is no bool", 0); }
double Json::real() const {
    if (const auto* const number = std::get_if<double>(&value_)) return *number;
    if (const auto* const number = std::get_if<std::uint64_t>(&value_)) return static_cast<double>(*number);
    return static_cast<double>(whole());
}
std::int64_t Json::whole() const {
    if (const auto* const number = std::get_if<std::int64_t>(&value_)) return *number;
    if (const auto* const number = std::get_if<std::uint64_t>(&value_)) return static_cast<std::int64_t>(*number);
    if (const auto* const number = std::get_if<double>(&value_)) return static_cast<std::int64_t>(*number);
    throw JsonError("a JSON value is no number", 0);
}

std::optional<std::int64_t> Json::whole_within(std::int64_t least, std::int64_t most) const {
    if (!is_number_integer() || (is_number_unsigned() && std::get<std::uint64_t>(value_) > INT64_MAX)) return {};
    return whole() >= least && whole() <= most ? std::optional{whole()} : std::nullopt;
}

Json& Json::back() { return const_cast<Json&>(list().back()); }
Json& Json::push_back(Json item) {
    if (is_null()) *this = array();
    static_cast<void>(list());  // throws where it is no list
    return std::get<std::unique_ptr<List>>(value_)->emplace_back(std::move(item));
}
void Json::update(const Json& object) {
    for (const auto& [name, field] : object.items()) (*this)[name] = field;
}
void Json::erase(std::string_view name) {
    static_cast<void>(items());
    std::erase_if(*std::get<std::unique_ptr<Object>>(value_), [&](const Field& one) { return one.first == name; });
}

bool Json::operator==(const Json& other) const {
    if (is_number() && other.is_number() && value_.index() != other.value_.index())
        return holds<double>() || other.holds<double>() ? real() == other.real() : whole() == other.whole();
    return std::visit(
        [&]<class Value>(const Value& value) {
            const Value* const same = std::get_if<Value>(&other.value_);
            if constexpr (std::is_trivially_copyable_v<Value>)
                return same && value == *same;
            else
                return same && *value == **same;
        },
        value_);
}

}  // namespace boxcars
