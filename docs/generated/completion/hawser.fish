# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_hawser_global_optspecs
    string join \n h/help V/version
end

function __fish_hawser_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_hawser_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_hawser_using_subcommand
    set -l cmd (__fish_hawser_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c hawser -n "__fish_hawser_needs_command" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_needs_command" -s V -l version -d 'Print version'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "info" -d 'Show version, frameworks, components and parameters'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "calibrate" -d 'Measure from which lengths on this host messages are best moved in which way, and what they cost in collective operations; under mpirun, what they cost between its ranks. It is kept for the jobs to come'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "test-component" -d 'Check a third-party component: its file, its tables, and its results against what the standard says'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "sim" -d 'Simulate a collective operation on a machine that need not be there'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "ps" -d 'List the jobs that run on this host'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "why" -d 'Tell who waits for whom in a running job, and who is to blame'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "top" -d 'Show what the ranks of a running job do, live'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "networks" -d 'Show the networks between the hosts of a running job: whether they work, how fast they are, what goes over them, and what had to be sent again'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "checkpoint" -d 'Ask a running job for a snapshot, and wait until it is there'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "restart" -d 'Start a job from its newest complete snapshot'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "migrate" -d 'Move the ranks of a running job from one host to another. All ranks wait while CRIU makes images of these and restores them there; then the job goes on'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "snapshots" -d 'List the snapshots of a directory'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "registry" -d 'Show the values that the programs of a running job keep in the registry'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "serve" -d 'Keep names of ports (MPI_Publish_name) for jobs of yours on several hosts, until a signal ends it'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "completion" -d 'Print the completion of a program for a shell (bash, zsh, fish)'
complete -c hawser -n "__fish_hawser_needs_command" -f -a "man" -d 'Print a man page'
complete -c hawser -n "__fish_hawser_using_subcommand info" -l level -d 'Show parameters up to this level: 1..3 for users, 4..6 for tuners, 7..9 for developers' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l param -d 'Show only this framework, and only this component of it (`base` for the rest)' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l mca -d 'Set a parameter first, as `mpirun --mca` does' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l coll -d 'Show instead which component and which algorithm run this collective operation, and why' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l np -d 'Ranks of the communicator, for --coll' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l nodes -d 'Nodes over which they are spread evenly, for --coll' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l bytes -d 'Bytes of the vector, or of the block of a rank, for --coll: 8, 64k, 1M' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l per-node -d 'Ranks on one node, for --p2p' -r
complete -c hawser -n "__fish_hawser_using_subcommand info" -l all -d 'Show all parameters of all levels'
complete -c hawser -n "__fish_hawser_using_subcommand info" -l parsable -d 'Write colon-separated records for scripts'
complete -c hawser -n "__fish_hawser_using_subcommand info" -l json -d 'Write one JSON object'
complete -c hawser -n "__fish_hawser_using_subcommand info" -l p2p -d 'Show instead which protocol carries messages of which length, and why'
complete -c hawser -n "__fish_hawser_using_subcommand info" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand calibrate" -l dry-run -d 'Measure, and keep nothing'
complete -c hawser -n "__fish_hawser_using_subcommand calibrate" -l print -d 'Show what is kept for this host, and measure nothing'
complete -c hawser -n "__fish_hawser_using_subcommand calibrate" -l write -d 'Write what was measured for the program that has started this one'
complete -c hawser -n "__fish_hawser_using_subcommand calibrate" -l remove -d 'Remove what is kept for this host'
complete -c hawser -n "__fish_hawser_using_subcommand calibrate" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand test-component" -l np -d 'Numbers of ranks to compare results with' -r
complete -c hawser -n "__fish_hawser_using_subcommand test-component" -l open -d 'Open it in this process, and say in one line how that went. For Hawser itself'
complete -c hawser -n "__fish_hawser_using_subcommand test-component" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l np -d 'Ranks' -r
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l bytes -d 'Lengths in bytes: of the vector, or of the block of a rank' -r
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l algorithm -d 'Only this algorithm' -r
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l radix -d 'Radix of algorithms that have one' -r
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l machine -d 'The machine, in lines such as "latency_ns = 900", or "calibrated" for what "hawser calibrate" has measured; without it, a cluster of today' -r -F
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l nodes -d 'Nodes over which ranks are spread evenly; without it, as the machine says, or one where that is the calibrated one' -r
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l svg -d 'Draw time over length into this file' -r -F
complete -c hawser -n "__fish_hawser_using_subcommand sim" -l png -d 'Draw it as PNG' -r -F
complete -c hawser -n "__fish_hawser_using_subcommand sim" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand ps" -l json -d 'Write a JSON array'
complete -c hawser -n "__fish_hawser_using_subcommand ps" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand why" -l delay -d 'Seconds between two looks at the job' -r
complete -c hawser -n "__fish_hawser_using_subcommand why" -l json -d 'Write one JSON object'
complete -c hawser -n "__fish_hawser_using_subcommand why" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand top" -l delay -d 'Seconds between two looks at the job' -r
complete -c hawser -n "__fish_hawser_using_subcommand top" -l json -d 'Write one JSON object'
complete -c hawser -n "__fish_hawser_using_subcommand top" -l once -d 'Print the table once'
complete -c hawser -n "__fish_hawser_using_subcommand top" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand networks" -l delay -d 'Seconds between two looks at the job' -r
complete -c hawser -n "__fish_hawser_using_subcommand networks" -l json -d 'Write one JSON object'
complete -c hawser -n "__fish_hawser_using_subcommand networks" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l wait -d 'How long to wait for it' -r
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l external -d 'No snapshot of the library\'s: run this command while no rank of the job has anything outside of itself, and let the job go on when it ends. The ranks are in HAWSER_EXTERNAL_PIDS' -r
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l dir -d 'Where the images go, a directory that all hosts of the job share; default: --checkpoint-dir of mpirun' -r -F
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l keep -d 'Complete sets of images that stay there' -r
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l criu -d 'The program CRIU: a path, or a name that is looked for in PATH' -r
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l stop -d 'The job is to stop after the snapshot'
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -l images -d 'The snapshot is one of images that CRIU makes of the processes of a job whose mpirun is on this host; with mpirun --mca crs criu it is anyway. With --stop the job ends at once'
complete -c hawser -n "__fish_hawser_using_subcommand checkpoint" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand restart" -l set -d 'Start from this snapshot, not from the newest one' -r
complete -c hawser -n "__fish_hawser_using_subcommand restart" -l or-start -d 'Without a snapshot start the program from the beginning'
complete -c hawser -n "__fish_hawser_using_subcommand restart" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l from -d 'The host that its ranks leave' -r
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l ranks -d 'The ranks that move: all that are on one host' -r
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l to -d 'The host that takes them, on which the job is not yet' -r
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l dir -d 'Where the images go, a directory that all hosts share; default: --checkpoint-dir of mpirun' -r -F
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l criu -d 'The program CRIU: a path, or a name that is looked for in PATH' -r
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -l wait -d 'How long it may take' -r
complete -c hawser -n "__fish_hawser_using_subcommand migrate" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand snapshots" -l check -d 'Read all files and compare their checksums'
complete -c hawser -n "__fish_hawser_using_subcommand snapshots" -l json -d 'Write a JSON array'
complete -c hawser -n "__fish_hawser_using_subcommand snapshots" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand registry" -l key -d 'Show this value only; for get' -r
complete -c hawser -n "__fish_hawser_using_subcommand registry" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand serve" -l mca -d 'Set a parameter first, such as net_if_include or net_port_range' -r
complete -c hawser -n "__fish_hawser_using_subcommand serve" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand completion" -s h -l help -d 'Print help'
complete -c hawser -n "__fish_hawser_using_subcommand man" -s h -l help -d 'Print help'
