#compdef mpirun mpiexec
# Completion of mpirun for zsh.
_arguments -S -A '-*' \
    '*-n[Start N processes of this program; without it, one per slot.]:N: ' \
    '*--np[Start N processes of this program; without it, one per slot.]:N: ' \
    '*-c[Start N processes of this program; without it, one per slot.]:N: ' \
    '*-N[Start N processes on each node.]:N: ' \
    '*--npernode[Start N processes on each node.]:N: ' \
    '*--pernode[The same as -N 1.]' \
    '*--ppn[Deal the processes out to the nodes in turns of N, round and round, as hydra does.]:N: ' \
    '*--perhost[Deal the processes out to the nodes in turns of N, round and round, as hydra does.]:N: ' \
    '*--grr[Deal the processes out to the nodes in turns of N, round and round, as hydra does.]:N: ' \
    '*--rr[The same as -ppn 1.]' \
    '*--npersocket[Start N processes on each package (socket) of each node.]:N: ' \
    '*--nperpackage[Start N processes on each package (socket) of each node.]:N: ' \
    '*--ppr[The same as --map-by pprNOBJECT.]:NOBJECT: ' \
    '*--app[Read programs from FILE, one per line, each with its own options.]:FILE:_files' \
    '*--configfile[Read programs from FILE, one per line, each with its own options.]:FILE:_files' \
    '*--wdir[Change to DIR before the program starts.]:DIR:_files -/' \
    '*--wd[Change to DIR before the program starts.]:DIR:_files -/' \
    '*--path[Look for the program in DIRS first (colons between them) they come before PATH.]:DIRS:_files -/' \
    '*--usize[Value of the attribute MPI_UNIVERSE_SIZE; SYSTEM the number of slots, as by default.]:N: ' \
    '*-x[Set NAME in the environment of the program (all of ours is passed on anyway).]:NAME=VALUE: ' \
    '*--env[The same in two words; -genv holds for all programs.]:NAME: :VALUE: ' \
    '*--genv[The same in two words; -genv holds for all programs.]:NAME: :VALUE: ' \
    '*--set-env[The same as -x NAME=VALUE.]:NAME=VALUE: ' \
    '*--unset-env[Take NAME out of the environment; NAME* all that begin so.]:NAME: ' \
    '*--prepend-env[Put VALUE and the character C before the value of NAME, as in LD_LIBRARY_PATH.]:NAMEC: :VALUE: ' \
    '*--append-env[The same behind it.]:NAMEC: :VALUE: ' \
    '*--envlist[Pass on only these variables (commas between them), PATH, and what is set; -genvlist holds for all programs.]:NAMES: ' \
    '*--genvlist[Pass on only these variables (commas between them), PATH, and what is set; -genvlist holds for all programs.]:NAMES: ' \
    '*--envnone[Pass on no variable but PATH and what is set; -genvnone holds for all programs.]' \
    '*--genvnone[Pass on no variable but PATH and what is set; -genvnone holds for all programs.]' \
    '*--envall[Pass on the whole environment, as by default.]' \
    '*--genvall[Pass on the whole environment, as by default.]' \
    '*--mca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--gmca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--omca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--prtemca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--pmixmca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--gpmixmca[Set a parameter ("hawser info --all" lists them).]:NAME: :VALUE: ' \
    '*--tune[Set parameters from files (commas between them) NAME = VALUE in each line, or options such as -x and --mca.]:FILES:_files' \
    '*--am[Set parameters from files (commas between them) NAME = VALUE in each line, or options such as -x and --mca.]:FILES:_files' \
    '*--amca[Set parameters from files (commas between them) NAME = VALUE in each line, or options such as -x and --mca.]:FILES:_files' \
    '*--memory-alloc-kinds[Ask for kinds of memory; there are "system" and "mpi" anyway, and no others.]:KINDS: ' \
    '*-H[Use these hosts a,b4 (name, and slots after a colon). -H is for the program that follows, -hosts for all. They select from a host file or an allocation, if there is one; there +n2 is the third node, and +e3 three nodes that are not named.]:HOSTS: ' \
    '*--host[Use these hosts a,b4 (name, and slots after a colon). -H is for the program that follows, -hosts for all. They select from a host file or an allocation, if there is one; there +n2 is the third node, and +e3 three nodes that are not named.]:HOSTS: ' \
    '*--hosts[Use these hosts a,b4 (name, and slots after a colon). -H is for the program that follows, -hosts for all. They select from a host file or an allocation, if there is one; there +n2 is the third node, and +e3 three nodes that are not named.]:HOSTS: ' \
    '*--hostlist[Use these hosts a,b4 (name, and slots after a colon). -H is for the program that follows, -hosts for all. They select from a host file or an allocation, if there is one; there +n2 is the third node, and +e3 three nodes that are not named.]:HOSTS: ' \
    '*--hostfile[Read hosts from FILE, one per line "name slots=4 max_slots=8 user=me port=22" or "name4".]:FILE:_files' \
    '*--machinefile[Read hosts from FILE, one per line "name slots=4 max_slots=8 user=me port=22" or "name4".]:FILE:_files' \
    '*--machine[Read hosts from FILE, one per line "name slots=4 max_slots=8 user=me port=22" or "name4".]:FILE:_files' \
    '*--default-hostfile[Read hosts from FILE, one per line "name slots=4 max_slots=8 user=me port=22" or "name4".]:FILE:_files' \
    '*-f[Read hosts from FILE, one per line "name slots=4 max_slots=8 user=me port=22" or "name4".]:FILE:_files' \
    '*--add-host[Add these hosts to those of a host file or an allocation.]:HOSTS: ' \
    '*--add-hostfile[The same with the hosts of FILE.]:FILE:_files' \
    '*--cell[Run one job over the clusters that FILE names, which only their head nodes connect.]:FILE:_files' \
    '*--cells[Run one job over the clusters that FILE names, which only their head nodes connect.]:FILE:_files' \
    '*--nolocal[Start no process on this machine.]' \
    '*--no-local[Start no process on this machine.]' \
    '*--skip-launch-node[Start no process on this machine.]' \
    '*--rmk[Take the allocation of slurm, pbs, lsf, sge or user (this machine and named hosts).]:MANAGER:(user slurm pbs lsf sge)' \
    '*--launcher[Reach other hosts by ssh, rsh, slurm, lsf, sge, pbs or manual (which prints the commands); fork there are none.]:HOW:(ssh rsh slurm manual fork)' \
    '*--bootstrap[Reach other hosts by ssh, rsh, slurm, lsf, sge, pbs or manual (which prints the commands); fork there are none.]:HOW:(ssh rsh slurm manual fork)' \
    '*--launch-agent[Reach other hosts by this command instead of ssh it gets the name of the host and what is to be run there.]:COMMAND: ' \
    '*--launcher-exec[Reach other hosts by this command instead of ssh it gets the name of the host and what is to be run there.]:COMMAND: ' \
    '*--bootstrap-exec[Reach other hosts by this command instead of ssh it gets the name of the host and what is to be run there.]:COMMAND: ' \
    '*--prefix[Where Hawser is installed on other hosts; without it, where it is here.]:DIR:_files -/' \
    '*--branch-count[Most hosts that one daemon, or mpirun, starts; 0 mpirun starts all.]:N: ' \
    '*--spawn-timeout[How long each step of the start of a daemon may take.]:SECONDS: ' \
    '*--interface[Use these network interfaces, for daemons and for messages names, addresses or networks.]:LIST: ' \
    '*--iface[Use these network interfaces, for daemons and for messages names, addresses or networks.]:LIST: ' \
    '*--interface-exclude[Use all but these.]:LIST: ' \
    '*--port-range[Listen only on these ports, for daemons and for messages.]:FIRST-LAST: ' \
    '*--tls[Encrypt all connections between hosts, of daemons and of messages.]' \
    '*--server[Publish and look up names of ports at the server whose key file is FILE ("hawser serve FILE"); fileFILE is the same.]:FILE:_files' \
    '*--ompi-server[Publish and look up names of ports at the server whose key file is FILE ("hawser serve FILE"); fileFILE is the same.]:FILE:_files' \
    '*--map-by[Place by slot, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket), node, pprNOBJECT, seq, rankfileFILE=name or pe-list=LIST. Behind it may stand PE=n (n cores for each process), SPAN, NOLOCAL, OVERSUBSCRIBE, NOOVERSUBSCRIBE, HWTCPUS, CORECPUS.]:OBJECT:(slot hwthread core l1cache l2cache l3cache numa package node seq ppr:)' \
    '*--rank-by[Number ranks by slot (node by node), node (one of each in turn), fill (object by object), span (one of each object of all nodes in turn) or an object of the node. Default in the order in which they are placed.]:OBJECT:(slot node fill span core numa package)' \
    '*--bind-to[Bind to none, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket) or node; core2 gives each process two cores. Default core when there are at least as many free cores as processes, else none.]:OBJECT:(none hwthread core l1cache l2cache l3cache numa package node)' \
    '*--binding[Bind to none, hwthread, core, l1cache, l2cache, l3cache, numa, package (socket) or node; core2 gives each process two cores. Default core when there are at least as many free cores as processes, else none.]:OBJECT:(none hwthread core l1cache l2cache l3cache numa package node)' \
    '*--bind-to-core[The same as --bind-to core.]' \
    '*--bind-to-socket[The same as --bind-to package.]' \
    '*--bind-to-none[The same as --bind-to none.]' \
    '*--byslot[The same as --map-by slot.]' \
    '*--bynode[The same as --map-by node.]' \
    '*--bycore[The same as --map-by core.]' \
    '*--bysocket[The same as --map-by package.]' \
    '*--bynuma[The same as --map-by numa.]' \
    '*--cpus-per-proc[The same as --map-by PE=N.]:N: ' \
    '*--cpus-per-rank[The same as --map-by PE=N.]:N: ' \
    '*--rankfile[Place each rank as FILE says rank 3=host slot=0-1.]:FILE:_files' \
    '*--rf[Place each rank as FILE says rank 3=host slot=0-1.]:FILE:_files' \
    '*--cpu-set[Use only these cores (hardware threads with --use-hwthread-cpus) of each node, counted from 0 among those that the job may use 0,2-3.]:LIST: ' \
    '*--cpu-list[Use only these cores (hardware threads with --use-hwthread-cpus) of each node, counted from 0 among those that the job may use 0,2-3.]:LIST: ' \
    '*--use-hwthread-cpus[Count hardware threads, not cores, as slots.]' \
    '*--oversubscribe[More processes than slots are fine no warning, no refusal.]' \
    '*--nooversubscribe[Refuse to start more processes than slots.]' \
    '*--no-oversubscribe[Refuse to start more processes than slots.]' \
    '*--display[Show on standard error allocation, map, bindings or topo (several with commas); with parsable as JSON, one object in a line.]:WHAT:(allocation map bindings topo)' \
    '*--display-map[The same as --display map.]' \
    '*--display-devel-map[The same as --display map.]' \
    '*--print-rank-map[The same as --display map.]' \
    '*--display-allocation[The same as --display allocation.]' \
    '*--display-devel-allocation[The same as --display allocation.]' \
    '*--display-topo[The same as --display topo.]' \
    '*--report-bindings[Tell on standard error to which CPUs each process is bound.]' \
    '*--stdin[Who reads our standard input a rank (default 0), all or none.]:RANK:(all none 0)' \
    '*-s[Who reads our standard input a rank (default 0), all or none.]:RANK:(all none 0)' \
    '*--output[How output is shown, with commas tag, rank, json (each line an object), timestamp, merge, dir=DIR; behind it may stand nocopy.]:LIST:(tag rank json timestamp merge dir=)' \
    '*--tag-output[Begin each line with 1,RANK<stdout> or 1,RANK<stderr>.]' \
    '*--prepend-rank[Begin each line with RANK.]' \
    '*-l[Begin each line with RANK.]' \
    '*--prepend-pattern[The same for "%r ", the only pattern that there is.]:PATTERN: ' \
    '*--timestamp-output[Begin each line with the time (UTC).]' \
    '*--output-filename[Write the output also to DIR/1/rank.R/stdout and stderr; nocopy only there.]:DIRnocopy:_files -/' \
    '*--output-directory[Write the output also to DIR/1/rank.R/stdout and stderr; nocopy only there.]:DIRnocopy:_files -/' \
    '*--merge-stderr-to-stdout[Send standard error of the processes to our standard output.]' \
    '*--timeout[End the job after SECONDS, tell who waited for whom, and exit with 124.]:SECONDS: ' \
    '*--report-hang[Tell once who waits for whom when nothing moves in MPI for SECONDS; the job goes on.]:SECONDS: ' \
    '*--kill-grace[Time between a forwarded Ctrl-C or SIGTERM and SIGKILL; default 2.]:SECONDS: ' \
    '*--forward-signals[Signals that are forwarded anyway TSTP, CONT, USR1, USR2, INT, TERM, HUP, QUIT; others are refused.]:LIST: ' \
    '*--time-limit[The job must have ended after TIME (seconds, 30m, 2h, or D-HHMMSS) MPIX_Time_left counts to it, and then it ends as with --timeout.]:TIME: ' \
    '*--checkpoint-dir[Where MPIX_Checkpoint keeps snapshots; all hosts must have DIR.]:DIR:_files -/' \
    '*--ckpoint-prefix[Where MPIX_Checkpoint keeps snapshots; all hosts must have DIR.]:DIR:_files -/' \
    '*--checkpoint-every[A snapshot is due after TIME without one; with --mca crs criu images are made then.]:TIME: ' \
    '*--ckpoint-interval[A snapshot is due after TIME without one; with --mca crs criu images are made then.]:TIME: ' \
    '*--checkpoint-before-end[It is time to save, and to stop, TIME before the end of the job --time-limit, --timeout, or the limit of the batch system.]:TIME: ' \
    '*--checkpoint-on[A signal to mpirun, or to any daemon, that asks for a snapshot; exit and to stop after it. Unless named, USR1 asks to save, and USR2, XCPU and TERM to save and stop.]:SIGNALexit: ' \
    '*--checkpoint-keep[Complete snapshots that are kept; default 2.]:N: ' \
    '*--checkpoint-local[A directory on each host where ranks save first; copies go to --checkpoint-dir while the job runs.]:DIR:_files -/' \
    '*--on-failure[When a rank or host is lost abort, the job ends (default); notify, the others go on; restart, it ends and starts again from the last snapshot of --checkpoint-dir.]:WHAT: ' \
    '*--ckpointlib[self programs save by callbacks (MPIX_Checkpoint_register); criu CRIU makes images of processes (--mca crs criu).]:NAME: ' \
    '*--ckpoint-num[Start again from snapshot N of --checkpoint-dir, which stands before it.]:N: ' \
    '*--do-not-launch[Map the job, and start nothing.]' \
    '*--donotlaunch[Map the job, and start nothing.]' \
    '*--report-pid[Write the process id of mpirun to the file WHERE; - is standard output, + standard error.]:WHERE:_files' \
    '*--runtime-options[Options in a list, as Open MPI 5 takes them donotlaunch, show-progress, aggregate-help-messages and others. Those that cannot be are refused.]:LIST: ' \
    '*--rtos[Options in a list, as Open MPI 5 takes them donotlaunch, show-progress, aggregate-help-messages and others. Those that cannot be are refused.]:LIST: ' \
    '*--quiet[No warnings, no text about failed processes.]' \
    '*-q[No warnings, no text about failed processes.]' \
    '*--verbose[Tell what is started and where.]' \
    '*-v[Tell what is started and where.]' \
    '*--debug-daemons[Tell what is started and where.]' \
    '*--debug[Tell what is started and where.]' \
    '*-d[Tell what is started and where.]' \
    '*--version[Print the version.]' \
    '*-V[Print the version.]' \
    '*--info[Print the version.]' \
    '*--help[Print this text; --help TOPIC that of a topic or of one option.]' \
    '*-h[Print this text; --help TOPIC that of a topic or of one option.]' \
    '*--usage[Print this text; --help TOPIC that of a topic or of one option.]' \
    '*--allow-run-as-root[Nothing special happens for root.]' \
    '*--get-stack-traces[After --timeout it is told who waits for whom.]' \
    '*--report-state-on-timeout[After --timeout it is told who waits for whom.]' \
    '*--enable-auto-cleanup[Whatever a job leaves behind is always cleaned up.]' \
    '*--cleanup[Whatever a job leaves behind is always cleaned up.]' \
    '*--enable-hostname-propagation[It is so anyway.]' \
    '*--hetero-nodes[It is so anyway.]' \
    '*--leave-session-attached[It is so anyway.]' \
    '*--disable-recovery[It is so anyway.]' \
    '*--report-child-jobs-separately[It is so anyway.]' \
    '*--ordered-output[It is so anyway.]' \
    '*--show-progress[The progress of a long start is shown on terminals.]' \
    '*--with-ft["mpi" and "ulfm" are --enable-recovery; "none" is the default.]:KIND: ' \
    '*--initial-errhandler[First error handler of MPI_COMM_WORLD and MPI_COMM_SELF mpi_errors_are_fatal, the default, mpi_errors_abort or mpi_errors_return.]:NAME: ' \
    '*--enable-recovery[The job goes on without ranks and hosts that are lost (errmgr_base_on_failure notify).]' \
    '*--continuous[The job goes on without ranks and hosts that are lost (errmgr_base_on_failure notify).]' \
    '*--disable-auto-cleanup[The job goes on without ranks and hosts that are lost (errmgr_base_on_failure notify).]' \
    '*--recoverable[The job goes on without ranks and hosts that are lost (errmgr_base_on_failure notify).]' \
    '*::program:_normal'
