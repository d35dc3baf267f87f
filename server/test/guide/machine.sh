#!/bin/bash
# A machine of its own for the walk: the files of this one under a layer that goes away, its own network, processes and name.
# Started by main.ts in new namespaces: machine.sh WALK SOURCES SCRIPT; WALK is seen as /walk, the sources are not seen.
set -euo pipefail
walk=$1 sources=$2 script=$3

layer=$(mktemp -d)
mount -t tmpfs -o size=6g tmpfs "$layer"
mkdir "$layer/upper" "$layer/work" "$layer/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$layer/upper,workdir=$layer/work" "$layer/root"
root=$layer/root
mkdir -p "$root/walk" "$root$sources"
mount --bind "$walk" "$root/walk"
mount -t tmpfs tmpfs "$root$sources"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/run"
mkdir -p "$root/run/lock" "$root/run/postgresql"
chown postgres:postgres "$root/run/postgresql"

hostname machine
ip link set lo up
echo '127.0.0.1 localhost machine book.example.org mail.example.org' > "$root/etc/hosts"
for name in systemctl systemd-run; do
    printf '#!/bin/sh\nexec /walk/node /walk/systemctl.ts %s "$@"\n' "$name" > "$root/usr/local/sbin/$name"
    chmod 755 "$root/usr/local/sbin/$name"
done
# There is no network, so the packages have to be there.
printf '#!/bin/sh\nshift 2\nexec dpkg-query --show "$@"\n' > "$root/usr/local/sbin/apt-get"
chmod 755 "$root/usr/local/sbin/apt-get"
status=0
env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    chroot "$root" /bin/bash "/walk/$script" || status=$?
if [ "$status" -ne 0 ]; then tail -n 30 "$root"/run/stand-in/*.log "$root"/var/log/postgresql/*.log >&2 || true; fi
exit "$status"
