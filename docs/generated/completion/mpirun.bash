# Completion of mpirun for bash.
_hawser_mpirun() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} i=1 w
    COMPREPLY=()
    while ((i < COMP_CWORD)); do
        w=${COMP_WORDS[i]}
        case $w in
            -env|--env|-genv|--genv|-prepend-env|--prepend-env|-append-env|--append-env|-mca|--mca|-gmca|--gmca|-omca|--omca|-prtemca|--prtemca|-pmixmca|--pmixmca|-gpmixmca|--gpmixmca) ((i += 3)) ;;
            -n|--n|-np|--np|-c|--c|-N|--N|-npernode|--npernode|-ppn|--ppn|-perhost|--perhost|-grr|--grr|-npersocket|--npersocket|-nperpackage|--nperpackage|-ppr|--ppr|-app|--app|-configfile|--configfile|-wdir|--wdir|-wd|--wd|-path|--path|-usize|--usize|-x|--x|-set-env|--set-env|-unset-env|--unset-env|-envlist|--envlist|-genvlist|--genvlist|-tune|--tune|-am|--am|-amca|--amca|-memory-alloc-kinds|--memory-alloc-kinds|-H|--H|-host|--host|-hosts|--hosts|-hostlist|--hostlist|-hostfile|--hostfile|-machinefile|--machinefile|-machine|--machine|-default-hostfile|--default-hostfile|-f|--f|-add-host|--add-host|-add-hostfile|--add-hostfile|-cell|--cell|-cells|--cells|-rmk|--rmk|-launcher|--launcher|-bootstrap|--bootstrap|-launch-agent|--launch-agent|-launcher-exec|--launcher-exec|-bootstrap-exec|--bootstrap-exec|-prefix|--prefix|-branch-count|--branch-count|-spawn-timeout|--spawn-timeout|-interface|--interface|-iface|--iface|-interface-exclude|--interface-exclude|-port-range|--port-range|-map-by|--map-by|-rank-by|--rank-by|-bind-to|--bind-to|-binding|--binding|-cpus-per-proc|--cpus-per-proc|-cpus-per-rank|--cpus-per-rank|-rankfile|--rankfile|-rf|--rf|-cpu-set|--cpu-set|-cpu-list|--cpu-list|-display|--display|-stdin|--stdin|-s|--s|-output|--output|-prepend-pattern|--prepend-pattern|-output-filename|--output-filename|-output-directory|--output-directory|-timeout|--timeout|-report-hang|--report-hang|-kill-grace|--kill-grace|-forward-signals|--forward-signals|-report-pid|--report-pid|-runtime-options|--runtime-options|-rtos|--rtos|-with-ft|--with-ft|-initial-errhandler|--initial-errhandler) ((i += 2)) ;;
            -*) ((i += 1)) ;;
            *) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        esac
    done
    if ((i == COMP_CWORD)) && [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '-n --np -c -N --npernode --pernode --ppn --perhost --grr --rr --npersocket --nperpackage --ppr --app --configfile --wdir --wd --path --usize -x --env --genv --set-env --unset-env --prepend-env --append-env --envlist --genvlist --envnone --genvnone --envall --genvall --mca --gmca --omca --prtemca --pmixmca --gpmixmca --tune --am --amca --memory-alloc-kinds -H --host --hosts --hostlist --hostfile --machinefile --machine --default-hostfile -f --add-host --add-hostfile --cell --cells --nolocal --no-local --skip-launch-node --rmk --launcher --bootstrap --launch-agent --launcher-exec --bootstrap-exec --prefix --branch-count --spawn-timeout --interface --iface --interface-exclude --port-range --tls --map-by --rank-by --bind-to --binding --bind-to-core --bind-to-socket --bind-to-none --byslot --bynode --bycore --bysocket --bynuma --cpus-per-proc --cpus-per-rank --rankfile --rf --cpu-set --cpu-list --use-hwthread-cpus --oversubscribe --nooversubscribe --no-oversubscribe --display --display-map --display-devel-map --print-rank-map --display-allocation --display-devel-allocation --display-topo --report-bindings --stdin -s --output --tag-output --prepend-rank -l --prepend-pattern --timestamp-output --output-filename --output-directory --merge-stderr-to-stdout --timeout --report-hang --kill-grace --forward-signals --do-not-launch --donotlaunch --report-pid --runtime-options --rtos --quiet -q --verbose -v --debug-daemons --debug -d --version -V --info --help -h --usage --allow-run-as-root --get-stack-traces --report-state-on-timeout --enable-auto-cleanup --cleanup --enable-hostname-propagation --hetero-nodes --leave-session-attached --disable-recovery --report-child-jobs-separately --ordered-output --show-progress --with-ft --initial-errhandler --enable-recovery --continuous --disable-auto-cleanup --recoverable' -- "$cur")); return
    fi
    case $prev in
        -app|--app|-configfile|--configfile) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -wdir|--wdir|-wd|--wd) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        -path|--path) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        -tune|--tune|-am|--am|-amca|--amca) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -hostfile|--hostfile|-machinefile|--machinefile|-machine|--machine|-default-hostfile|--default-hostfile|-f|--f) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -add-hostfile|--add-hostfile) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -cell|--cell|-cells|--cells) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -rmk|--rmk) COMPREPLY=($(compgen -W 'user slurm pbs lsf sge' -- "$cur")); return ;;
        -launcher|--launcher|-bootstrap|--bootstrap) COMPREPLY=($(compgen -W 'ssh rsh slurm manual fork' -- "$cur")); return ;;
        -prefix|--prefix) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        -map-by|--map-by) COMPREPLY=($(compgen -W 'slot hwthread core l1cache l2cache l3cache numa package node seq ppr:' -- "$cur")); return ;;
        -rank-by|--rank-by) COMPREPLY=($(compgen -W 'slot node fill span core numa package' -- "$cur")); return ;;
        -bind-to|--bind-to|-binding|--binding) COMPREPLY=($(compgen -W 'none hwthread core l1cache l2cache l3cache numa package node' -- "$cur")); return ;;
        -rankfile|--rankfile|-rf|--rf) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -display|--display) COMPREPLY=($(compgen -W 'allocation map bindings topo' -- "$cur")); return ;;
        -stdin|--stdin|-s|--s) COMPREPLY=($(compgen -W 'all none 0' -- "$cur")); return ;;
        -output|--output) COMPREPLY=($(compgen -W 'tag rank json timestamp merge dir=' -- "$cur")); return ;;
        -output-filename|--output-filename|-output-directory|--output-directory) COMPREPLY=($(compgen -d -- "$cur")); return ;;
        -report-pid|--report-pid) COMPREPLY=($(compgen -f -- "$cur")); return ;;
        -n|--n|-np|--np|-c|--c|-N|--N|-npernode|--npernode|-ppn|--ppn|-perhost|--perhost|-grr|--grr|-npersocket|--npersocket|-nperpackage|--nperpackage|-ppr|--ppr|-app|--app|-configfile|--configfile|-wdir|--wdir|-wd|--wd|-path|--path|-usize|--usize|-x|--x|-set-env|--set-env|-unset-env|--unset-env|-envlist|--envlist|-genvlist|--genvlist|-tune|--tune|-am|--am|-amca|--amca|-memory-alloc-kinds|--memory-alloc-kinds|-H|--H|-host|--host|-hosts|--hosts|-hostlist|--hostlist|-hostfile|--hostfile|-machinefile|--machinefile|-machine|--machine|-default-hostfile|--default-hostfile|-f|--f|-add-host|--add-host|-add-hostfile|--add-hostfile|-cell|--cell|-cells|--cells|-rmk|--rmk|-launcher|--launcher|-bootstrap|--bootstrap|-launch-agent|--launch-agent|-launcher-exec|--launcher-exec|-bootstrap-exec|--bootstrap-exec|-prefix|--prefix|-branch-count|--branch-count|-spawn-timeout|--spawn-timeout|-interface|--interface|-iface|--iface|-interface-exclude|--interface-exclude|-port-range|--port-range|-map-by|--map-by|-rank-by|--rank-by|-bind-to|--bind-to|-binding|--binding|-cpus-per-proc|--cpus-per-proc|-cpus-per-rank|--cpus-per-rank|-rankfile|--rankfile|-rf|--rf|-cpu-set|--cpu-set|-cpu-list|--cpu-list|-display|--display|-stdin|--stdin|-s|--s|-output|--output|-prepend-pattern|--prepend-pattern|-output-filename|--output-filename|-output-directory|--output-directory|-timeout|--timeout|-report-hang|--report-hang|-kill-grace|--kill-grace|-forward-signals|--forward-signals|-report-pid|--report-pid|-runtime-options|--runtime-options|-rtos|--rtos|-with-ft|--with-ft|-initial-errhandler|--initial-errhandler|-env|--env|-genv|--genv|-prepend-env|--prepend-env|-append-env|--append-env|-mca|--mca|-gmca|--gmca|-omca|--omca|-prtemca|--prtemca|-pmixmca|--pmixmca|-gpmixmca|--gpmixmca) return ;;
    esac
    COMPREPLY=($(compgen -c -f -- "$cur"))
}
complete -o filenames -F _hawser_mpirun mpirun mpiexec
