#compdef hawser

autoload -U is-at-least

_hawser() {
    typeset -A opt_args
    typeset -a _arguments_options
    local ret=1

    if is-at-least 5.2; then
        _arguments_options=(-s -S -C)
    else
        _arguments_options=(-s -C)
    fi

    local context curcontext="$curcontext" state line
    _arguments "${_arguments_options[@]}" : \
'-h[Print help]' \
'--help[Print help]' \
'-V[Print version]' \
'--version[Print version]' \
":: :_hawser_commands" \
"*::: :->hawser" \
&& ret=0
    case $state in
    (hawser)
        words=($line[1] "${words[@]}")
        (( CURRENT += 1 ))
        curcontext="${curcontext%:*:*}:hawser-command-$line[1]:"
        case $line[1] in
            (info)
_arguments "${_arguments_options[@]}" : \
'--level=[Show parameters up to this level\: 1..3 for users, 4..6 for tuners, 7..9 for developers]:LEVEL:_default' \
'*--param=[Show only this framework, and only this component of it (\`base\` for the rest)]:FRAMEWORK:_default' \
'*--mca=[Set a parameter first, as \`mpirun --mca\` does]:NAME:_default:NAME:_default' \
'(--parsable --json --all --level --param --p2p)--coll=[Show instead which component and which algorithm run this collective operation, and why]:OPERATION:_default' \
'--np=[Ranks of the communicator, for --coll]:RANKS:_default' \
'--nodes=[Nodes over which they are spread evenly, for --coll]:NODES:_default' \
'--bytes=[Bytes of the vector, or of the block of a rank, for --coll\: 8, 64k, 1M]:BYTES:_default' \
'--per-node=[Ranks on one node, for --p2p]:RANKS:_default' \
'--all[Show all parameters of all levels]' \
'(--json)--parsable[Write colon-separated records for scripts]' \
'--json[Write one JSON object]' \
'(--parsable --all --level --param)--p2p[Show instead which protocol carries messages of which length, and why]' \
'-h[Print help]' \
'--help[Print help]' \
&& ret=0
;;
(calibrate)
_arguments "${_arguments_options[@]}" : \
'--dry-run[Measure, and keep nothing]' \
'--print[Show what is kept for this host, and measure nothing]' \
'--write[Write what was measured for the program that has started this one]' \
'--remove[Remove what is kept for this host]' \
'-h[Print help]' \
'--help[Print help]' \
&& ret=0
;;
(test-component)
_arguments "${_arguments_options[@]}" : \
'*--np=[Numbers of ranks to compare results with]:RANKS:_default' \
'--open[Open it in this process, and say in one line how that went. For Hawser itself]' \
'-h[Print help]' \
'--help[Print help]' \
':file -- The file, named FRAMEWORK_COMPONENT.so:_files' \
&& ret=0
;;
(sim)
_arguments "${_arguments_options[@]}" : \
'--np=[Ranks]:RANKS:_default' \
'*--bytes=[Lengths in bytes\: of the vector, or of the block of a rank]:BYTES:_default' \
'--algorithm=[Only this algorithm]:NAME:_default' \
'--radix=[Radix of algorithms that have one]:NUMBER:_default' \
'--machine=[The machine, in lines such as "latency_ns = 900", or "calibrated" for what "hawser calibrate" has measured; without it, a cluster of today]:FILE:_files' \
'--nodes=[Nodes over which ranks are spread evenly; without it, as the machine says, or one where that is the calibrated one]:NODES:_default' \
'--svg=[Draw time over length into this file]:FILE:_files' \
'--png=[Draw it as PNG]:FILE:_files' \
'-h[Print help]' \
'--help[Print help]' \
':operation -- The operation, such as allreduce:_default' \
&& ret=0
;;
(ps)
_arguments "${_arguments_options[@]}" : \
'--json[Write a JSON array]' \
'-h[Print help]' \
'--help[Print help]' \
&& ret=0
;;
(why)
_arguments "${_arguments_options[@]}" : \
'--delay=[Seconds between two looks at the job]:SECONDS:_default' \
'--json[Write one JSON object]' \
'-h[Print help]' \
'--help[Print help]' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(top)
_arguments "${_arguments_options[@]}" : \
'--delay=[Seconds between two looks at the job]:SECONDS:_default' \
'--json[Write one JSON object]' \
'--once[Print the table once]' \
'-h[Print help]' \
'--help[Print help]' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(networks)
_arguments "${_arguments_options[@]}" : \
'--delay=[Seconds between two looks at the job]:SECONDS:_default' \
'--json[Write one JSON object]' \
'-h[Print help]' \
'--help[Print help]' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(checkpoint)
_arguments "${_arguments_options[@]}" : \
'--wait=[How long to wait for it]:SECONDS:_default' \
'(--stop)*--external=[No snapshot of the library'\''s\: run this command while no rank of the job has anything outside of itself, and let the job go on when it ends. The ranks are in HAWSER_EXTERNAL_PIDS]:COMMAND:_default' \
'--dir=[Where the images go, a directory that all hosts of the job share; default\: --checkpoint-dir of mpirun]:DIR:_files' \
'--keep=[Complete sets of images that stay there]:N:_default' \
'--criu=[The program CRIU\: a path, or a name that is looked for in PATH]:PROGRAM:_default' \
'--stop[The job is to stop after the snapshot]' \
'(--external)--images[The snapshot is one of images that CRIU makes of the processes of a job whose mpirun is on this host; with mpirun --mca crs criu it is anyway. With --stop the job ends at once]' \
'-h[Print help]' \
'--help[Print help]' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(restart)
_arguments "${_arguments_options[@]}" : \
'--set=[Start from this snapshot, not from the newest one]:NUMBER:_default' \
'--or-start[Without a snapshot start the program from the beginning]' \
'-h[Print help]' \
'--help[Print help]' \
':dir -- The directory of the snapshots (mpirun --checkpoint-dir):_files' \
'*::words -- Options of mpirun, and behind "--" the program; without them those of the snapshot:_default' \
&& ret=0
;;
(migrate)
_arguments "${_arguments_options[@]}" : \
'--from=[The host that its ranks leave]:HOST:_default' \
'(--from)*--ranks=[The ranks that move\: all that are on one host]:RANKS:_default' \
'--to=[The host that takes them, on which the job is not yet]:HOST:_default' \
'--dir=[Where the images go, a directory that all hosts share; default\: --checkpoint-dir of mpirun]:DIR:_files' \
'--criu=[The program CRIU\: a path, or a name that is looked for in PATH]:PROGRAM:_default' \
'--wait=[How long it may take]:SECONDS:_default' \
'-h[Print help]' \
'--help[Print help]' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(snapshots)
_arguments "${_arguments_options[@]}" : \
'--check[Read all files and compare their checksums]' \
'--json[Write a JSON array]' \
'-h[Print help]' \
'--help[Print help]' \
':dir -- The directory (mpirun --checkpoint-dir):_files' \
&& ret=0
;;
(registry)
_arguments "${_arguments_options[@]}" : \
'--key=[Show this value only; for get]:KEY:_default' \
'-h[Print help]' \
'--help[Print help]' \
':what -- Show them once, or go on with what changes until the job ends:(get watch)' \
'::job -- The job\: the first digits of its number, or the process id of its mpirun or of a rank; none when there is only one:_default' \
&& ret=0
;;
(serve)
_arguments "${_arguments_options[@]}" : \
'*--mca=[Set a parameter first, such as net_if_include or net_port_range]:NAME:_default:NAME:_default' \
'-h[Print help]' \
'--help[Print help]' \
':file -- The key file\: it says where the server listens and holds the key that lets jobs in. It is written with mode 0600, and removed at the end; "mpirun --server FILE" names it:_files' \
&& ret=0
;;
(completion)
_arguments "${_arguments_options[@]}" : \
'-h[Print help]' \
'--help[Print help]' \
':shell -- The shell:(bash zsh fish)' \
'::program -- The program:(mpirun hawser)' \
&& ret=0
;;
(man)
_arguments "${_arguments_options[@]}" : \
'-h[Print help]' \
'--help[Print help]' \
':program -- The program:(mpirun mpicc hawser)' \
&& ret=0
;;
        esac
    ;;
esac
}

(( $+functions[_hawser_commands] )) ||
_hawser_commands() {
    local commands; commands=(
'info:Show version, frameworks, components and parameters' \
'calibrate:Measure from which lengths on this host messages are best moved in which way, and what they cost in collective operations; under mpirun, what they cost between its ranks. It is kept for the jobs to come' \
'test-component:Check a third-party component\: its file, its tables, and its results against what the standard says' \
'sim:Simulate a collective operation on a machine that need not be there' \
'ps:List the jobs that run on this host' \
'why:Tell who waits for whom in a running job, and who is to blame' \
'top:Show what the ranks of a running job do, live' \
'networks:Show the networks between the hosts of a running job\: whether they work, how fast they are, what goes over them, and what had to be sent again' \
'checkpoint:Ask a running job for a snapshot, and wait until it is there' \
'restart:Start a job from its newest complete snapshot' \
'migrate:Move the ranks of a running job from one host to another. All ranks wait while CRIU makes images of these and restores them there; then the job goes on' \
'snapshots:List the snapshots of a directory' \
'registry:Show the values that the programs of a running job keep in the registry' \
'serve:Keep names of ports (MPI_Publish_name) for jobs of yours on several hosts, until a signal ends it' \
'completion:Print the completion of a program for a shell (bash, zsh, fish)' \
'man:Print a man page' \
    )
    _describe -t commands 'hawser commands' commands "$@"
}
(( $+functions[_hawser__subcmd__calibrate_commands] )) ||
_hawser__subcmd__calibrate_commands() {
    local commands; commands=()
    _describe -t commands 'hawser calibrate commands' commands "$@"
}
(( $+functions[_hawser__subcmd__checkpoint_commands] )) ||
_hawser__subcmd__checkpoint_commands() {
    local commands; commands=()
    _describe -t commands 'hawser checkpoint commands' commands "$@"
}
(( $+functions[_hawser__subcmd__completion_commands] )) ||
_hawser__subcmd__completion_commands() {
    local commands; commands=()
    _describe -t commands 'hawser completion commands' commands "$@"
}
(( $+functions[_hawser__subcmd__info_commands] )) ||
_hawser__subcmd__info_commands() {
    local commands; commands=()
    _describe -t commands 'hawser info commands' commands "$@"
}
(( $+functions[_hawser__subcmd__man_commands] )) ||
_hawser__subcmd__man_commands() {
    local commands; commands=()
    _describe -t commands 'hawser man commands' commands "$@"
}
(( $+functions[_hawser__subcmd__migrate_commands] )) ||
_hawser__subcmd__migrate_commands() {
    local commands; commands=()
    _describe -t commands 'hawser migrate commands' commands "$@"
}
(( $+functions[_hawser__subcmd__networks_commands] )) ||
_hawser__subcmd__networks_commands() {
    local commands; commands=()
    _describe -t commands 'hawser networks commands' commands "$@"
}
(( $+functions[_hawser__subcmd__ps_commands] )) ||
_hawser__subcmd__ps_commands() {
    local commands; commands=()
    _describe -t commands 'hawser ps commands' commands "$@"
}
(( $+functions[_hawser__subcmd__registry_commands] )) ||
_hawser__subcmd__registry_commands() {
    local commands; commands=()
    _describe -t commands 'hawser registry commands' commands "$@"
}
(( $+functions[_hawser__subcmd__restart_commands] )) ||
_hawser__subcmd__restart_commands() {
    local commands; commands=()
    _describe -t commands 'hawser restart commands' commands "$@"
}
(( $+functions[_hawser__subcmd__serve_commands] )) ||
_hawser__subcmd__serve_commands() {
    local commands; commands=()
    _describe -t commands 'hawser serve commands' commands "$@"
}
(( $+functions[_hawser__subcmd__sim_commands] )) ||
_hawser__subcmd__sim_commands() {
    local commands; commands=()
    _describe -t commands 'hawser sim commands' commands "$@"
}
(( $+functions[_hawser__subcmd__snapshots_commands] )) ||
_hawser__subcmd__snapshots_commands() {
    local commands; commands=()
    _describe -t commands 'hawser snapshots commands' commands "$@"
}
(( $+functions[_hawser__subcmd__test-component_commands] )) ||
_hawser__subcmd__test-component_commands() {
    local commands; commands=()
    _describe -t commands 'hawser test-component commands' commands "$@"
}
(( $+functions[_hawser__subcmd__top_commands] )) ||
_hawser__subcmd__top_commands() {
    local commands; commands=()
    _describe -t commands 'hawser top commands' commands "$@"
}
(( $+functions[_hawser__subcmd__why_commands] )) ||
_hawser__subcmd__why_commands() {
    local commands; commands=()
    _describe -t commands 'hawser why commands' commands "$@"
}

if [ "$funcstack[1]" = "_hawser" ]; then
    _hawser "$@"
else
    compdef _hawser hawser
fi
