#!/bin/sh
# Brings Meridaya on one machine up to date while visitors read, or back to the version before. docs/deploy/one-box.md explains it.
#
#   update.sh [<commit, tag or branch>]   the newest of the main branch where nothing is named
#   update.sh back                        what was served before the last update: program, site and, where the tables changed, database
#
# Run it as root. Every version has a folder of its own in $VERSIONS, with its own packages; $PROGRAM is a link to the one that runs.
set -eu

PROGRAM=${PROGRAM:-/opt/meridaya}
VERSIONS=${VERSIONS:-/opt/meridaya-versions}
BACKUPS=${BACKUPS:-/var/backups/meridaya}
# The users who publish the site and who run the server; empty for the one who runs this.
PUBLISHER=${PUBLISHER-meridaya-publisher}
SERVER_USER=${SERVER_USER-meridaya}
ADDRESS=${ADDRESS:-http://127.0.0.1:3000}
# Seconds that a new version has to become ready.
PATIENCE=${PATIENCE:-60}
INSTALL=${INSTALL:-npm ci --include=dev --include=optional --no-audit --no-fund --loglevel=error}
RESTART=${RESTART:-systemctl restart meridaya.service}
STOP=${STOP:-systemctl stop meridaya.socket meridaya.service}
START=${START:-systemctl start meridaya.socket meridaya.service}

repository=$VERSIONS/repository
record=$VERSIONS/last-update

# A function, so that the shell has read all of it before an update replaces this file.
main() {
  [ -d "$repository/.git" ] || refuse "There is no clone in $repository. docs/deploy/one-box.md, step 1, makes it."
  [ -f "$VERSIONS/.env" ] || refuse "There are no settings in $VERSIONS/.env. docs/deploy/one-box.md, step 1, has the first ones."
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
    [ "$(git_of "$old" rev-parse HEAD)" != "$commit" ] || { echo "$id is the version that runs."; exit 0; }
    changed=$(git_of "$old" status --porcelain)
    [ -z "$changed" ] || refuse "These changes in $old would be left behind. Commit and push them first:
$changed"
  fi

  echo "Installing and building $id beside the running version …"
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
  wait_until_ready "$new" || refuse "The new version is not ready after $PATIENCE seconds. journalctl -u meridaya says why.
To go back: $PROGRAM/docs/deploy/update.sh back"
  as_publisher sh -c "cd '$new' && npm run --silent build" || refuse 'The new version runs, with the site from before: see above, then npm run build.'
  sweep
  echo "$id runs. To go back: $PROGRAM/docs/deploy/update.sh back"
}

go_back() {
  [ -f "$record" ] || refuse 'There was no update yet, so there is nothing to go back to.'
  . "$record"
  new=$(readlink -f "$PROGRAM")
  [ "$old" != "$new" ] || refuse "$old runs already."
  tables_changed=no
  [ "$(migrations_of "$old")" = "$(migrations_of "$new")" ] || tables_changed=yes
  data=$(setting DATA_DIR)
  if [ "$tables_changed" = yes ] && [ -n "$(setting DATABASE_URL)" ]; then
    refuse "Nothing was changed. The update changed tables, and $old needs those from before:
make an empty Postgres database, write it into $VERSIONS/.env, then
  cd $old && npm run meridaya -- restore $backup
and run this again with DATABASE_RESTORED=yes."
  fi

  sh -c "$STOP"
  if [ "$tables_changed" = yes ] && [ -z "${DATABASE_RESTORED:-}" ]; then
    aside=$data.$(date +%Y%m%d%H%M%S)
    echo "The update changed tables, so the database of $backup takes the place of $data, which becomes $aside."
    mv "$data" "$aside"
    mkdir -m 700 "$data"
    chown --reference="$aside" "$data"
    as_server sh -c "cd '$old' && npm run --silent meridaya -- restore '$backup'" || {
      rm -rf "$data"
      mv "$aside" "$data"
      sh -c "$START"
      refuse 'The backup could not be restored, see above. Everything is as it was.'
    }
    lost=$backup/enquiries-until-going-back.csv
    as_server sh -c "cd '$new' && DATA_DIR='$aside' npm run --silent meridaya -- enquiries export --out '$lost'"
    echo "Enquiries from before and after the update are in $lost. The restored database has those from before only."
  fi
  point_to "$old"
  as_publisher sh -c "cd '$old' && npm run --silent meridaya -- releases use '$release'"
  rm -f "$record"
  sh -c "$START"
  wait_until_ready "$old" || refuse "The server is not ready after $PATIENCE seconds. journalctl -u meridaya says why."
  echo "$(basename "$old") runs again, with release $release."
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

# Root may read a repository that belongs to the publisher.
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

# In one step: there is no moment without a program.
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

# The two that can be needed stay.
sweep() {
  for folder in "$VERSIONS"/????????????; do
    case $folder in "$new" | "${old:-$new}") continue ;; esac
    as_publisher git -C "$repository" worktree remove --force "$folder"
  done
}

main "$@"
exit
