#!/bin/sh
# A streaming replica: copies the primary at its first start, and follows it from then on.
set -eu
: "${PGPASSWORD:?please set REPLICATION_PASSWORD in .env}"

if [ ! -f "$PGDATA/standby.signal" ]; then
  mkdir -p "$PGDATA"
  # What a copy that was cut off has left.
  find "$PGDATA" -mindepth 1 -delete
  # The primary keeps its log for this replica as far as max_slot_wal_keep_size.
  pg_receivewal --create-slot --if-not-exists --slot=replica --no-password
  pg_basebackup --pgdata="$PGDATA" --slot=replica --checkpoint=fast --no-password
  touch "$PGDATA/standby.signal"
fi
chmod 700 "$PGDATA"
# The password comes from the environment, so that a changed one needs no copy anew.
exec postgres -D "$PGDATA" \
  -c primary_conninfo="host=$PGHOST port=${PGPORT:-5432} user=$PGUSER" \
  -c primary_slot_name=replica \
  -c hot_standby_feedback=on "$@"
