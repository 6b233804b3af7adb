// A sitting that is laid on its table again, by the path by which it came: one that goes on, or a recording that is
// watched, there and back to any entry, and played on from there. Knows what is laid and how far; how a step is taken
// and shown is GameScene's.
#pragma once
#include "scenes/followed_recording.h"
#include "scenes/sitting_scene.h"

namespace boxcars::scenes {

constexpr Ticks watched_pause = milliseconds(500);  // a recorded decision is read

template <class R>
class RecordedScene : public SittingScene<R> {
    using Sitting = SittingScene<R>;

 public:
    void lay_to(std::size_t entries) final;
    void branch() final;

 protected:
    using Sitting::cast_, Sitting::clock_, Sitting::services_, Sitting::session_, Sitting::until_, Sitting::sit_down;
    using typename Sitting::Session;

    RecordedScene(SceneServices& services, bool demo, std::vector<session::TypedEntry<R>> watch, CastFeel feel)
        : Sitting(services, demo, !watch.empty(), std::move(feel)), recording_(std::move(watch)) {}

    virtual void revealed() = 0;  // all is told: what is shown is what was decided
    // The one path on which an entry comes to the session and is shown.
    virtual bool decide(const typename R::Event& event) = 0;
    virtual void throw_dice(const world::Toss& hand, const std::vector<int>& by_hand) = 0;  // faces; none: as they fall
    virtual void next_game() = 0;
    virtual void undo() = 0;
    void follow_recording(float along = 1);  // its next entry; the session draws the faces from the seed once more

    // A new sitting; or the kept one of that name, with the table as it was left. Throws Error when it cannot go on.
    // A recording that is watched begins to be seen at that entry, from 1; what was before lies on the table.
    void take_places(session::Setup<R> setup, const std::string& kept_name, std::int64_t watch_from);
    void go_on_from(session::KeptSession<R> left);       // the table as it stands there
    bool laying() const { return recording_.unseen(); }  // what was played is laid on the table again, unseen
    bool more_to_watch() const { return recording_.more(session_->journal().size()); }
    const FollowedRecording<R>& recording() const { return recording_; }

 private:
    void lay_again(const Session& left);
    void lay_on(std::size_t entries);

    FollowedRecording<R> recording_;
};

}  // namespace boxcars::scenes
