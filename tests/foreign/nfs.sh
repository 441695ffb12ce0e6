#!/usr/bin/env bash
# Inside of a virtual machine (lab/vmlab) whose kernel has NFS: host h3 serves a folder, which h1 and h2 mount, each with caches
# of its own; programs of tests/c/io run on both. NFS_ROOT has the packages nfs-kernel-server and nfs-common.
. "$HAWSER_TOP/tests/lib/common.sh" "$HAWSER_STAGE"
. "$HAWSER_TOP/tests/lib/hosts.sh"
PATH=$HAWSER_STAGE/bin:$PATH
programs=$PWD
# The machine is slow.
export JOB_SECONDS=400 HAWSER_MCA_plm_base_step_time=120
libraries=$(printf ':%s' "$NFS_ROOT"/usr/lib/*-linux-gnu "$NFS_ROOT"/lib/*-linux-gnu)
tool() { LD_LIBRARY_PATH=${libraries#:} "$(ls "$NFS_ROOT"/{,usr/}sbin/"$1" 2>/dev/null | head -1)" "${@:2}"; }

serve() { # on h3: version 4 alone, which needs no other servers
    mkdir -p /srv/files /var/lib/nfs /proc/fs/nfsd && mount -t tmpfs tmpfs /srv/files &&
        mount -t nfsd nfsd /proc/fs/nfsd && echo 10 >/proc/fs/nfsd/nfsv4gracetime && touch /var/lib/nfs/{etab,rmtab} &&
        echo '/srv/files *(rw,fsid=0,no_root_squash,no_subtree_check,insecure)' >/etc/exports &&
        tool exportfs -ra && tool rpc.mountd -N 2 -N 3 && tool rpc.nfsd -N 3 4 &&
        { echo Y >/proc/fs/nfsd/v4_end_grace; } 2>/dev/null
    grep -q . /proc/fs/nfsd/portlist
}
mounted() { # mounted FOLDER: on h1 and h2
    mkdir -p "$1" && tool mount.nfs4 h3:/ "$1" -o vers=4.2 && [ "$(stat -f -c %T "$1")" = nfs ]
}
if [ "${1:-}" = serve ] || [ "${1:-}" = mounted ]; then
    "$@"
    exit
fi
hosts_up nfs 3 || exit 0
check "h3 serves a folder by NFS" on h3 "$0" serve
for host in h1 h2; do check "$host mounts it" on $host "$0" mounted /srv/files; done
for program in "$@"; do
    check "io/$program on two hosts over NFS np=4" on h1 env -C /srv/files HAWSER_TEST_SYNCS=1 \
        mpirun --oversubscribe -H h1:2,h2:2 -n 4 "$programs/$program"
done
check "atomic mode on two hosts over NFS np=4" on h1 env -C /srv/files \
    mpirun --oversubscribe -H h1:2,h2:2 -n 4 "$programs/full" locks ./locks
# It opens, although the lock of the whole file stays as long as the job runs.
check "a file that is locked as a whole, on two hosts over NFS np=4" on h1 env -C /srv/files flock ./locked \
    mpirun --oversubscribe -H h1:2,h2:2 -n 4 "$programs/full" locked ./locked
check "a file that nobody has locked, on two hosts over NFS np=4" on h1 env -C /srv/files \
    mpirun --oversubscribe -H h1:2,h2:2 -n 4 "$programs/full" locked ./free
