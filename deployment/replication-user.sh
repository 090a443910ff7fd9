#!/bin/sh
# Makes the user of replica and backups, or gives it the password that stands in .env now. Can run any number of times.
set -eu
: "${REPLICATION_PASSWORD:?please set REPLICATION_PASSWORD in .env}"

psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" <<'END'
set client_min_messages = warning;
select 'create role replicator' where not exists (select from pg_roles where rolname = 'replicator') \gexec
alter role replicator with login replication password :'password';
END
