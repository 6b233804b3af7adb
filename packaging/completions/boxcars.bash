# bash completion for boxcars; written by tools/help_pages from what the program says of itself
_boxcars() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= given
    for given in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case $given in
            play | continue | simulate | merge | odds | rules | replay | thumbnail | verify | export | sittings | stats | scores | run | lab | delete | import) command=$given; break ;;
        esac
    done
    case $before in
        --dice | --export | --file | --rules | --script) COMPREPLY=($(compgen -f -- "$word")); return ;;
        --config-dir | --data-dir) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --at | --bankroll | --bet | --bets | --continue | --date | --games | --goal | --hand | --path | --pixels | --players | --rounds | --seal | --seat | --seed | --set | --shard | --simulate | --sitting | --size | --stake | --threads | --turn | --ui-scale | --words) return ;;
    esac
    case $command in
        '') COMPREPLY=($(compgen -W "-h --help --version --data-dir --config-dir --force --headless --script --size --ui-scale --no-audio --seed play continue simulate merge odds rules replay thumbnail verify export sittings stats scores run lab delete import" -- "$word")) ;;
        play) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --set --rules --players --seed --dice --continue --text --seat --games --words --echo --force --headless --script --size --ui-scale --no-audio pig craps siwuliu ceelo" -- "$word")) ;;
        continue) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --force --headless --script --size --ui-scale --no-audio" -- "$word")) ;;
        simulate) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --set --rules --players --seed --games --rounds --threads --path --shard --json pig craps siwuliu ceelo" -- "$word")) ;;
        merge) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --json" -- "$word") $(compgen -f -- "$word")) ;;
        odds) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --set --rules --at --turn --hand --stake --bankroll --goal --bets --bet --json pig craps siwuliu ceelo" -- "$word")) ;;
        rules) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --json pig craps siwuliu ceelo" -- "$word")) ;;
        replay) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --at --force --headless --script --size --ui-scale --no-audio" -- "$word") $(compgen -f -- "$word")) ;;
        thumbnail) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --force --pixels" -- "$word") $(compgen -f -- "$word")) ;;
        verify) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --seal --words --no-words --json" -- "$word") $(compgen -f -- "$word")) ;;
        export) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --force --sitting --end" -- "$word") $(compgen -f -- "$word")) ;;
        sittings) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --json" -- "$word")) ;;
        stats) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --json pig craps siwuliu ceelo" -- "$word")) ;;
        scores) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --json pig craps siwuliu ceelo" -- "$word")) ;;
        run) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --seed --date --echo --simulate --milestones --json --games --file --export --window --force --headless --script --size --ui-scale --no-audio" -- "$word")) ;;
        lab) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --force --headless --script --size --ui-scale --no-audio" -- "$word")) ;;
        delete) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir --yes" -- "$word")) ;;
        import) COMPREPLY=($(compgen -W "-h --help --data-dir --config-dir" -- "$word") $(compgen -f -- "$word")) ;;
    esac
}
complete -o filenames -F _boxcars boxcars
