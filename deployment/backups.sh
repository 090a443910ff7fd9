#!/bin/sh
# Keeps the log as it is written, and a folder for each day: base backup, dump, then files, whole or not at all.
# "now" makes one at once and ends.
set -eu
: "${REPLICATION_PASSWORD:?please set REPLICATION_PASSWORD in .env}"
: "${BACKUPS:?}" "${FILES:?}" "${BACKUP_DAYS:=14}"
umask 077
mkdir -p "$BACKUPS/wal"

replicating() { PGUSER=replicator PGPASSWORD=$REPLICATION_PASSWORD "$@" --no-password; }

back_up() {
  rm -rf "$BACKUPS/$1.unfinished"
  mkdir "$BACKUPS/$1.unfinished"
  replicating pg_basebackup --pgdata="$BACKUPS/$1.unfinished/base" --checkpoint=fast
  pg_dump --format=custom --file="$BACKUPS/$1.unfinished/aufwind.dump" --no-password
  # After the dump, so that no row names a file that the copy lacks.
  if [ -d "$FILES" ]; then cp -R -p "$FILES" "$BACKUPS/$1.unfinished/files"; fi
  mv "$BACKUPS/$1.unfinished" "$BACKUPS/$1"
  echo "backed up: $1"
}

forget_old() {
  find "$BACKUPS" -mindepth 1 -maxdepth 1 -name '2*' -mtime "+$BACKUP_DAYS" -exec rm -rf {} +
  # The oldest base backup needs the log from its beginning on: a day more.
  find "$BACKUPS/wal" -type f -mtime "+$((BACKUP_DAYS + 1))" -delete
}

if [ "${1:-}" = now ]; then
  back_up "$(date -u +%Y-%m-%dT%H%M%SZ)"
  exit
fi

replicating pg_receivewal --create-slot --if-not-exists --slot=backups
replicating pg_receivewal --slot=backups --directory="$BACKUPS/wal" &
log=$!
trap 'kill "$log"; exit 0' TERM INT
# Ends when the log is not kept any more, and is started again.
while kill -0 "$log"; do
  day=$(date -u +%F)
  if [ ! -e "$BACKUPS/$day" ]; then
    back_up "$day"
    forget_old
  fi
  sleep 60 &
  wait $!
done
exit 1
