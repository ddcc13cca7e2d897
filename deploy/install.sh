#!/usr/bin/env bash
# Builds the commit of this clone and installs it as a release: docs/going-live.md. Safe to run again; also the upgrade.
#
#   sudo deploy/install.sh --site-url https://www.example.com --backup-recipient age1...   the first time
#   sudo deploy/install.sh                                                                 each time after that
#
#   --postgres      creates a PostgreSQL role and database "northlamp" and uses them instead of SQLite
#   --root FOLDER   installs into a folder as if it were /; starts nothing
set -euo pipefail

site_url='' recipient='' postgres='' root=''
fail() {
  echo "$1" >&2
  exit 1
}
while [ $# -gt 0 ]; do
  case $1 in
    --postgres) postgres=yes ;;
    --site-url | --backup-recipient | --root)
      [ $# -ge 2 ] || fail "$1 needs a value."
      case $1 in
        --site-url) site_url=$2 ;;
        --backup-recipient) recipient=$2 ;;
        --root) root=$(realpath -m "$2") ;;
      esac
      shift
      ;;
    *) fail "Unknown option $1; expected --site-url URL, --backup-recipient KEY, --postgres or --root FOLDER." ;;
  esac
  shift
done

cd "$(dirname "$(realpath "$0")")/.."
[ "$(id -u)" = 0 ] || [ -n "$root" ] || fail 'Only root can install; run it with sudo.'
for program in git npm; do
  command -v $program > /dev/null || fail "$program is missing; install it: apt-get install git npm."
done

# npm on a Node before 20, such as Debian 12's, leaves out packages that the build needs; it can bring a newer Node.
npm=(npm)
if [ "$(node --print 'parseInt(process.versions.node)')" -lt 20 ]; then
  node=$(node --print 'require("./package.json").devDependencies.node')
  npm=(npm exec --yes "--package=node@$node" --package=npm@11 -- npm)
fi

# The build runs as the owner of the clone, since it runs many programs of others.
owner=$(stat --format=%U .)
as_owner() {
  if [ "$owner" = "$(id -un)" ]; then "$@"; else runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d : -f 6)" "$@"; fi
}
[ -z "$(as_owner git status --porcelain)" ] || fail 'This clone has changes that no commit holds; commit or remove them.'

env=$root/etc/northlamp/env
if [ ! -e "$env" ]; then
  [ -n "$site_url" ] || fail 'Name the address of the site: --site-url https://www.example.com.'
  [ -n "$recipient" ] || fail 'Name the public key for backups, as age-keygen prints it: --backup-recipient age1...'
  # The file is never overwritten, and the next to read the key is the backup at night.
  [[ $site_url =~ ^https?://[^/[:space:]]+/?$ ]] ||
    fail "--site-url is \"$site_url\"; expected an address without a path, such as https://www.example.com."
  [[ $recipient =~ ^age1[a-z0-9]{58,}(,age1[a-z0-9]{58,})*$ ]] ||
    fail "--backup-recipient is \"$recipient\"; expected the public key that age-keygen printed: age1 and 58 letters and digits."
  install -d -m 750 "$(dirname "$env")"
  install -m 640 /dev/stdin "$env" << END
# Settings of the website, for the build and the server: docs/operations.md. Without quotes.
SITE_URL=$site_url
TRUST_PROXY=1
DATABASE_URL=sqlite:/var/lib/northlamp/northlamp.sqlite
BACKUP_RECIPIENT=$recipient
# SMTP_URL=smtp://user:password@mail.example.com:587
# METRICS_TOKEN=
END
fi

if [ "$(id -u)" = 0 ]; then
  systemd-sysusers --root="$root/" --inline 'u northlamp - "Northlamp website" /var/lib/northlamp'
fi
if [ -z "$root" ]; then chgrp northlamp "$(dirname "$env")" "$env"; fi

if [ -n "$postgres" ]; then
  # The socket of this machine: PostgreSQL knows the user by the process, so there is no password.
  sed -i 's|^DATABASE_URL=.*|DATABASE_URL=postgres://northlamp@localhost/northlamp?host=/run/postgresql|' "$env"
  if [ -z "$root" ]; then
    command -v psql > /dev/null || fail 'PostgreSQL is missing; install it: apt-get install postgresql.'
    as_postgres() { (cd / && runuser -u postgres -- "$@"); }
    has() { [ -n "$(as_postgres psql -tAc "$1")" ]; }
    has "select 1 from pg_roles where rolname = 'northlamp'" || as_postgres createuser northlamp
    has "select 1 from pg_database where datname = 'northlamp'" || as_postgres createdb --owner=northlamp northlamp
  fi
fi

# A release is one commit with one configuration of the pages. It never changes after it was installed.
mapfile -t variables < <(grep -E '^(SITE_URL|NOINDEX|LOCALES|RETENTION_DAYS|RECAPTCHA_SITE_KEY|EMAIL_[A-Z_]+)=.' "$env")
name=$(as_owner git rev-parse --short=12 HEAD)-$(printf '%s\n' "${variables[@]}" | sha256sum | cut -c -6)
releases=$root/opt/northlamp/releases
install -d "$releases"
rm -rf "$releases"/.new-*
if [ ! -e "$releases/$name" ]; then
  as_owner "${npm[@]}" ci --no-audit --no-fund
  as_owner env "${variables[@]}" "${npm[@]}" run build
  new=$(mktemp -d "$releases/.new-XXXXXX")
  trap 'rm -rf "$new"' EXIT
  as_owner git archive HEAD package.json package-lock.json .npmrc contracts content/facts locales search server scripts deploy |
    tar -x --no-same-owner -C "$new"
  cp -r --no-preserve=ownership dist "$new/dist"
  # The server's Node, which "npm ci" downloaded.
  install -D node_modules/node/bin/node "$new/bin/node"
  last=$root/opt/northlamp/current/bin/node
  if cmp --silent "$last" "$new/bin/node"; then ln --force "$last" "$new/bin/node"; fi
  (cd "$new" && "${npm[@]}" ci --omit=dev --ignore-scripts --no-audit --no-fund)
  chmod -R u=rwX,go=rX "$new"
  mv "$new" "$releases/$name"
fi

previous=$(readlink "$root/opt/northlamp/current" || true)
use() {
  ln -sfn "$1" "$root/opt/northlamp/current.new"
  # Renaming is atomic, unlike replacing a link.
  mv -T "$root/opt/northlamp/current.new" "$root/opt/northlamp/current"
}
use "releases/$name"
touch "$releases/$name"
units=(northlamp.socket northlamp.service northlamp-backup.service northlamp-backup.timer)
for unit in "${units[@]}"; do install -D -m 644 "deploy/$unit" "$root/etc/systemd/system/$unit"; done
install -D deploy/northlamp "$root/usr/local/bin/northlamp"

enabled=(northlamp.socket northlamp.service northlamp-backup.timer)
if [ -n "$root" ]; then
  systemctl --root="$root" enable --quiet "${enabled[@]}"
else
  systemctl daemon-reload
  systemctl enable --quiet --now northlamp.socket northlamp-backup.timer
  systemctl enable --quiet northlamp.service
  # The socket stays open meanwhile: requests wait, and none is refused.
  systemctl restart northlamp.service
  ready() { "$root/opt/northlamp/current/bin/node" --eval "fetch('http://127.0.0.1:3000/readyz', { signal: AbortSignal.timeout(30000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"; }
  if ! ready; then
    journalctl --unit northlamp --lines 20 --no-pager >&2
    [ -n "$previous" ] || fail 'The server did not start: see its log above.'
    use "$previous"
    systemctl restart northlamp.service
    fail "The new release did not start: see its log above. $previous runs again."
  fi
fi

# Keeps the three newest releases, and the current one in any case.
find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%T@ %f\n' | sort -rn | cut -d ' ' -f 2 | tail -n +4 |
  while read -r old; do [ "$old" = "$name" ] || rm -rf "${releases:?}/$old"; done
echo "Installed $name. Log: journalctl -u northlamp"
