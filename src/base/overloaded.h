// Joins lambdas, one per type of a variant: std::visit(Overloaded{[](Won) {...}, [](Lost) {...}}, fact).
#pragma once

namespace boxcars {

template <class... Kinds>
struct Overloaded : Kinds... {
    using Kinds::operator()...;
};
template <class... Kinds>
Overloaded(Kinds...) -> Overloaded<Kinds...>;

}  // namespace boxcars
