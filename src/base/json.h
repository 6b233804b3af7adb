// A JSON value: null, true or false, a number, text, a list, or an object whose fields keep their order. json.cpp reads
// and writes it with a library that nobody else has to compile.
#pragma once
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace boxcars {

// A text that is not JSON, or a value of another kind than the one that is asked for.
struct JsonError : std::runtime_error {
    JsonError(const std::string& what, std::size_t at) : std::runtime_error(what), byte(at) {}
    std::size_t byte;  // place of the error in the text, from 1; 0: a number is out of range, or there is no text
};

class Json {
 public:
    using List = std::vector<Json>;
    using Field = std::pair<std::string, Json>;
    using Object = std::vector<Field>;

    Json() = default;
    Json(std::nullptr_t) {}
    Json(std::string text);
    Json(std::string_view text) : Json(std::string{text}) {}
    Json(const char* text) : Json(std::string{text}) {}
    template <class Number>
    requires std::is_arithmetic_v<Number> Json(Number number) {
        if constexpr (std::same_as<Number, bool>)
            value_ = number;
        else if constexpr (std::floating_point<Number>)
            value_ = double{number};
        else if constexpr (std::unsigned_integral<Number>)
            value_ = std::uint64_t{number};
        else
            value_ = std::int64_t{number};
    }
    Json(std::initializer_list<Json> items);  // an object if each item is a name and a value, else a list
    template <class Item>
    Json(std::span<const Item> items) : Json(array()) {
        for (const Item& item : items) push_back(item);
    }
    template <class Item>
    Json(const std::vector<Item>& items) : Json(std::span{items}) {}
    Json(const Json& other);
    Json(Json&& other) noexcept;
    Json& operator=(Json other) noexcept;
    ~Json();

    static Json array(std::initializer_list<Json> items = {});
    static Json object();
    static Json each(auto&& all, const auto& item) {  // a list: item(one) for each element of `all`
        Json items = array();
        for (auto&& one : all) items.push_back(item(one));
        return items;
    }
    static Json parse(std::string_view text);
    std::string dump(int indent = -1) const;         // spaces a level; -1: in one line
    std::string dump_sorted(int indent = -1) const;  // the fields of each object by their names

    bool is_null() const { return holds<std::monostate>(); }
    bool is_boolean() const { return holds<bool>(); }
    bool is_number_unsigned() const { return holds<std::uint64_t>(); }
    bool is_number_integer() const { return holds<std::int64_t>() || is_number_unsigned(); }
    bool is_number() const { return holds<double>() || is_number_integer(); }
    bool is_string() const { return holds<std::unique_ptr<std::string>>(); }
    bool is_array() const { return holds<std::unique_ptr<List>>(); }
    bool is_object() const { return holds<std::unique_ptr<Object>>(); }

    // The value as text, bool, number or std::vector<std::string>. Throws JsonError if it is none.
    template <class Value>
    Value get() const {
        if constexpr (std::same_as<Value, std::string>)
            return text();
        else if constexpr (std::same_as<Value, bool>)
            return yes();
        else if constexpr (std::floating_point<Value>)
            return static_cast<Value>(real());
        else if constexpr (std::integral<Value>)
            return static_cast<Value>(whole());
        else
            return texts();
    }

    std::optional<std::int64_t> whole_within(std::int64_t least,
                                             std::int64_t most) const;  // empty: it is something else

    std::size_t size() const;
    bool empty() const { return size() == 0; }
    bool contains(std::string_view name) const { return find(name) != nullptr; }
    const Json* find(std::string_view name) const;        // null: it is no object, or has no such field
    const Json& operator[](std::string_view name) const;  // throws JsonError if there is none
    Json& operator[](std::string_view name);              // added where it is missing
    const Json& operator[](std::size_t item) const { return list().at(item); }
    const Object& items() const;  // of an object; null has none, and is an empty list, too
    const List& list() const;
    auto begin() const { return list().begin(); }
    auto end() const { return list().end(); }
    const Json& front() const { return list().front(); }
    Json& back();

    Json& push_back(Json item);       // null becomes a list
    void update(const Json& object);  // sets its fields here
    void erase(std::string_view name);
    bool operator==(const Json& other) const;

 private:
    template <class Kind>
    bool holds() const {
        return std::holds_alternative<Kind>(value_);
    }
    const std::string& text() const;
    bool yes() const;
    std::vector<std::string> texts() const;
    double real() const;
    std::int64_t whole() const;

    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::unique_ptr<std::string>,
                 std::unique_ptr<List>, std::unique_ptr<Object>>
        value_;
};

}  // namespace boxcars
