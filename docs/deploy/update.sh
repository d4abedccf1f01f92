#!/bin/sh
# Updates Meridaya on one machine while the site stays up, or goes back to the previous version (docs/deploy/one-box.md).
#
#   update.sh [<commit, tag or branch>]   installs it; without an argument, the newest commit of the main branch
#   update.sh back                        restores program, site and, if tables changed, the database from before the last update
#
# Run it as root. Every version has its own folder in $VERSIONS, with its own packages. $PROGRAM is a link to the running version.
set -eu

PROGRAM=${PROGRAM:-/opt/meridaya}
VERSIONS=${VERSIONS:-/opt/meridaya-versions}
BACKUPS=${BACKUPS:-/var/backups/meridaya}
# The users who publish the site and run the server. Empty means the current user.
PUBLISHER=${PUBLISHER-meridaya-publisher}
SERVER_USER=${SERVER_USER-meridaya}
ADDRESS=${ADDRESS:-http://127.0.0.1:3000}
# How many seconds a new version may take to become ready.
PATIENCE=${PATIENCE:-60}
INSTALL=${INSTALL:-npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error}
RESTART=${RESTART:-systemctl restart meridaya.service}
STOP=${STOP:-systemctl stop meridaya.socket meridaya.service}
START=${START:-systemctl start meridaya.socket meridaya.service}

repository=$VERSIONS/repository
record=$VERSIONS/last-update

# A function, so that the shell has read the whole script before an update replaces this file.
main() {
  [ -d "$repository/.git" ] || refuse "There is no clone in $repository. See docs/deploy/one-box.md, step 2."
  [ -f "$VERSIONS/.env" ] || refuse "There are no settings in $VERSIONS/.env. See docs/deploy/one-box.md, step 2."
  if [ "${1:-}" = back ]; then go_back; else update "${1:-origin/main}"; fi
}

update() {
  as_publisher git -C "$repository" fetch --quiet --tags origin || refuse 'Nothing was changed: the fetch failed, see above.'
  commit=$(git_of "$repository" rev-parse --verify --quiet "$1^{commit}") || refuse "There is no commit $1."
  id=$(printf '%.12s' "$commit")
  new=$VERSIONS/$id
  old=$(readlink -f "$PROGRAM" || true)
  [ -d "$old" ] || old=
  if [ -n "$old" ]; then
    [ "$(git_of "$old" rev-parse HEAD)" != "$commit" ] || { echo "$id is already running."; exit 0; }
    changed=$(git_of "$old" status --porcelain)
    [ -z "$changed" ] || refuse "These changes in $old would be left behind. Commit and push them first:
$changed"
  fi

  echo "Installing and building $id while the running version goes on …"
  [ -d "$new" ] || as_publisher git -C "$repository" worktree add --quiet --detach "$new" "$commit"
  as_publisher ln -sfn "$VERSIONS/.env" "$new/.env"
  [ -d "$new/node_modules" ] || as_publisher sh -c "cd '$new' && $INSTALL" || {
    rm -rf "$new/node_modules"
    refuse 'Nothing was changed: the packages could not be installed, see above.'
  }
  as_publisher sh -c "cd '$new' && npm run --silent build -- --aside" || refuse 'Nothing was changed: the site could not be built, see above.'

  if [ -n "$old" ]; then
    backup=$BACKUPS/before-$id-$(date +%Y%m%d%H%M%S)
    as_server sh -c "cd '$old' && npm run --silent meridaya -- backup '$backup'" || refuse 'Nothing was changed: the backup failed, see above.'
    release=$(basename "$(readlink "$(releases_of "$new")/current" || true)")
    printf "old='%s'\nbackup='%s'\nrelease='%s'\n" "$old" "$backup" "$release" > "$record"
  fi

  point_to "$new"
  sh -c "$RESTART"
  wait_until_ready "$new" || refuse "The new version was not ready after $PATIENCE seconds. journalctl -u meridaya says why.
To go back: $PROGRAM/docs/deploy/update.sh back"
  as_publisher sh -c "cd '$new' && npm run --silent build" || refuse 'The new version is running, but with the previous site. See above, then run npm run build.'
  sweep
  echo "$id is running. To go back: $PROGRAM/docs/deploy/update.sh back"
}

go_back() {
  [ -f "$record" ] || refuse 'There is no update to go back from.'
  . "$record"
  new=$(readlink -f "$PROGRAM")
  [ "$old" != "$new" ] || refuse "$old is already running."
  tables_changed=no
  [ "$(migrations_of "$old")" = "$(migrations_of "$new")" ] || tables_changed=yes
  data=$(setting DATA_DIR)
  if [ "$tables_changed" = yes ] && [ -n "$(setting DATABASE_URL)" ]; then
    refuse "Nothing was changed. The update changed tables, and $old needs the previous ones:
create an empty Postgres database, set DATABASE_URL to it in $VERSIONS/.env, then
  cd $old && npm run meridaya -- restore $backup
and run this again with DATABASE_RESTORED=yes."
  fi

  sh -c "$STOP"
  if [ "$tables_changed" = yes ] && [ -z "${DATABASE_RESTORED:-}" ]; then
    aside=$data.$(date +%Y%m%d%H%M%S)
    echo "The update changed tables: moving $data to $aside and restoring $backup."
    mv "$data" "$aside"
    mkdir -m 700 "$data"
    chown --reference="$aside" "$data"
    as_server sh -c "cd '$old' && npm run --silent meridaya -- restore '$backup'" || {
      rm -rf "$data"
      mv "$aside" "$data"
      sh -c "$START"
      refuse 'Nothing was changed: the backup could not be restored, see above.'
    }
    lost=$backup/enquiries-until-going-back.csv
    as_server sh -c "cd '$new' && DATA_DIR='$aside' npm run --silent meridaya -- enquiries export --out '$lost'"
    echo "All enquiries are in $lost. The restored database has only those from before the update."
  fi
  point_to "$old"
  as_publisher sh -c "cd '$old' && npm run --silent meridaya -- releases use '$release'"
  rm -f "$record"
  sh -c "$START"
  wait_until_ready "$old" || refuse "The server was not ready after $PATIENCE seconds. journalctl -u meridaya says why."
  echo "$(basename "$old") is running again, with release $release."
}

refuse() {
  echo "$1" >&2
  exit 1
}

as_publisher() { as "$PUBLISHER" "$@"; }
as_server() { as "$SERVER_USER" "$@"; }
as() {
  user=$1
  shift
  if [ -z "$user" ]; then
    "$@"
  else
    runuser -u "$user" -- env "HOME=$(getent passwd "$user" | cut -d: -f6)" "$@"
  fi
}

# As the publisher: git refuses root a repository that belongs to another user.
git_of() {
  folder=$1
  shift
  as_publisher git -C "$folder" "$@"
}

setting() { sed -n "s/^$1=//p" "$VERSIONS/.env" | tail -n 1 | tr -d "\"'"; }

releases_of() {
  named=$(setting RELEASES_DIR)
  echo "${named:-$1/releases}"
}

migrations_of() { ls "$1/server/database/migrations" | grep -v '\.test\.ts$'; }

# Replaces the link in one step, so that it always exists.
point_to() {
  ln -sfn "$1" "$PROGRAM.next"
  mv -T "$PROGRAM.next" "$PROGRAM"
}

wait_until_ready() {
  "$1/node_modules/.bin/node" --input-type=module -e '
    const end = Date.now() + Number(process.argv[2]) * 1000
    const ask = () => fetch(process.argv[1], { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    while (!(await ask())?.ok) {
      if (Date.now() > end) process.exit(1)
      await new Promise((resolve) => setTimeout(resolve, 250))
    }' "$ADDRESS/readyz" "$PATIENCE"
}

# Keeps the running version and the previous one.
sweep() {
  for folder in "$VERSIONS"/????????????; do
    case $folder in "$new" | "${old:-$new}") continue ;; esac
    as_publisher git -C "$repository" worktree remove --force "$folder"
  done
}

main "$@"
exit
