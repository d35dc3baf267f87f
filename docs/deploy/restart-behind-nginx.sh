#!/bin/sh
# Restarts the processes one after the other, each taken out of nginx first: nginx has no health checks, and
# what it has sent to a process that closes its port would be lost.
# Usage: restart-behind-nginx.sh PORT…
set -eu

UPSTREAM="${UPSTREAM:-/etc/nginx/conf.d/booking-upstream.conf}"
RESTART="${RESTART:-systemctl restart hotel-direct-booking@}"
RELOAD="${RELOAD:-nginx -s reload}"

write_upstream() {
    {
        echo 'upstream booking {'
        echo '    least_conn;'
        for each in $ports; do
            if [ "$each" = "${1:-}" ]; then state=' down'; else state=' max_fails=1 fail_timeout=5s'; fi
            echo "    server 127.0.0.1:$each$state;"
        done
        echo '    keepalive 64;'
        echo '    keepalive_timeout 30s;'
        echo '}'
    } > "$UPSTREAM.new"
    mv "$UPSTREAM.new" "$UPSTREAM"
    $RELOAD
}

ports="$*"
[ -n "$ports" ] || { echo "Usage: $0 PORT…" >&2; exit 2; }
for port in $ports; do
    write_upstream "$port"
    $RESTART"$port"
    tries=0
    until [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port/readyz")" = 200 ]; do
        tries=$((tries + 1))
        if [ "$tries" -ge 120 ]; then
            echo "The process on port $port is not ready. It is out of nginx; the others were not restarted." >&2
            exit 1
        fi
        sleep 0.5
    done
    write_upstream
done
