#!/bin/sh
# The relay for video, with the secret by which the server signs its visitors.
set -eu
: "${TURN_SECRET:?please set TURN_SECRET in .env}" "${RELAY_ADDRESS:?please set RELAY_ADDRESS in .env}"
umask 077

settings=$(mktemp)
cat "$(dirname "$0")/turnserver.conf" - > "$settings" <<END
realm=${RELAY_NAME:-aufwind}
external-ip=$RELAY_ADDRESS
static-auth-secret=$TURN_SECRET
END
exec turnserver -c "$settings" --log-file=stdout --pidfile="$settings.pid" --userdb="$settings.users" "$@"
