import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
} from 'node:fs';
import { readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { isCopied } from '#scripts/build-copy.ts';
import { findProgram } from '#scripts/system-programs.ts';
import { clockVariables } from './support/clock-variables.ts';
import { writeFixtureSite } from './support/server/fixture-site.ts';

// Copies of Node, and processes that start slowly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'install-'));
const [programs, root] = [join(folder, 'programs'), join(folder, 'root')];
const calls = join(folder, 'calls');
const releases = join(root, 'opt/northlamp/releases');
const environment = join(root, 'etc/northlamp/env');
const site = writeFixtureSite();
const recipient = `age1${'q'.repeat(58)}`;
const clone = join(folder, 'clone');

beforeAll(async () => {
  await findProgram('systemctl', 'systemd');
  // What a release holds.
  const sources = ['contracts', 'content/facts', 'locales', 'search', 'server', 'scripts', 'deploy'];
  for (const path of ['.npmrc', 'package.json', 'package-lock.json', ...sources])
    cpSync(path, join(clone, path), { recursive: true, filter: (file) => isCopied(file, ['en']) });
  writeFileSync(join(clone, '.gitignore'), 'node_modules\ndist\n');
  // Instead of npm: the modules of this project, and a small build.
  mkdirSync(programs);
  writeFileSync(
    join(programs, 'npm'),
    `#!/bin/sh
echo "$* SITE_URL=$SITE_URL" >> ${calls}
case "$*" in
  'run build') rm -rf dist && cp -r ${site.distFolder} dist ;;
  *) [ -e node_modules ] || ln -s ${resolve('node_modules')} node_modules ;;
esac
`,
  );
  chmodSync(join(programs, 'npm'), 0o755);
  git('init', '--quiet');
  commit();
});

afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

function git(...parameters: string[]): string {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, ...parameters], { cwd: clone, encoding: 'utf8' });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'A change');
}

function install(...options: string[]) {
  const env = { PATH: `${programs}:${process.env.PATH ?? ''}`, HOME: folder, ...clockVariables };
  return spawnSync(join(clone, 'deploy/install.sh'), ['--root', root, ...options], { encoding: 'utf8', env });
}

const current = () => readlinkSync(join(root, 'opt/northlamp/current')).replace('releases/', '');

test('without an address of the site and a key for backups, the first installation changes nothing and says what is missing', () => {
  const { status, stderr } = install();
  expect([status, stderr]).toEqual([1, 'Name the address of the site: --site-url https://www.example.com.\n']);
  expect(install('--site-url', 'https://shop.example.org').stderr).toMatch(
    /^Name the public key for backups, [^\n]+\n$/,
  );
  expect(existsSync(root)).toBe(false);
});

test('an address or a key that is not one is refused before the settings are written', () => {
  const wrong = install('--site-url', 'shop.example.org', '--backup-recipient', recipient);
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringMatching(/^--site-url is "shop[^\n]+https:[^\n]+\n$/)]);
  const copied = install('--site-url', 'https://shop.example.org', '--backup-recipient', 'age1…');
  expect([copied.status, copied.stderr]).toEqual([
    1,
    expect.stringMatching(/^--backup-recipient is "age1…"; [^\n]+\n$/),
  ]);
  expect(existsSync(root)).toBe(false);
});

test('installs a release whose server starts, with its own Node, units and settings', async () => {
  const { status, stderr } = install('--site-url', 'https://shop.example.org', '--backup-recipient', recipient);
  expect(status, stderr).toBe(0);
  expect(current()).toMatch(/^[0-9a-f]{12}-[0-9a-f]{6}$/);
  expect(readFileSync(calls, 'utf8')).toContain('run build SITE_URL=https://shop.example.org\n');
  expect(statSync(environment).mode & 0o777).toBe(0o640);
  for (const wanted of ['sockets.target.wants/northlamp.socket', 'multi-user.target.wants/northlamp.service']) {
    expect(readlinkSync(join(root, 'etc/systemd/system', wanted))).toContain('northlamp');
  }

  const release = join(root, 'opt/northlamp/current');
  const env = { PORT: '0', DATABASE_URL: `sqlite:${folder}/database.sqlite` };
  const server = spawn(join(release, 'bin/node'), [join(release, 'server/index.js')], { env });
  onTestFinished(() => void server.kill('SIGKILL'));
  let log = '';
  server.stdout.on('data', (part: Buffer) => (log += part.toString()));
  const find = () => /"address":"([^"]+)"/.exec(log)?.[1] ?? '';
  await expect.poll(find, { timeout: 60_000 }).not.toBe('');
  expect(await (await fetch(find())).text()).toContain('<title>Home</title>');
  server.kill();
  await once(server, 'exit');
});

test('a second run for the same commit and settings builds nothing and keeps the settings', () => {
  appendFileSync(environment, 'METRICS_TOKEN=0123456789abcdef\n');
  const [before, name] = [readFileSync(calls, 'utf8'), current()];
  expect(install().status).toBe(0);
  expect(readFileSync(calls, 'utf8')).toBe(before);
  expect(current()).toBe(name);
  expect(readFileSync(environment, 'utf8')).toContain('METRICS_TOKEN=0123456789abcdef\n');
});

test('each commit and each change of the pages is a release of its own; the three newest are kept', () => {
  const names = [current()];
  for (let count = 0; count < 3; count++) {
    if (count === 1) appendFileSync(environment, 'NOINDEX=true\n');
    else commit();
    expect(install().stderr).toBe('');
    names.push(current());
  }
  expect(new Set(names).size).toBe(4);
  expect(readdirSync(releases).sort()).toEqual(names.slice(1).sort());
  // Node takes space once.
  expect(statSync(join(releases, current(), 'bin/node')).nlink).toBe(3);
});

test('uses PostgreSQL of this machine when asked to', () => {
  expect(install('--postgres').status).toBe(0);
  expect(readFileSync(environment, 'utf8')).toContain('DATABASE_URL=postgres://northlamp@localhost/northlamp?host=');
});

test('a clone with changes is not installed', () => {
  writeFileSync(join(clone, 'notes.txt'), 'x');
  const { status, stderr } = install();
  const sentence = 'This clone has changes that no commit holds; commit or remove them.\n';
  expect([status, stderr]).toEqual([1, sentence]);
});

test('an option that does not exist is named', () => {
  const { status, stderr } = install('--posgres');
  expect([status, stderr]).toEqual([
    1,
    'Unknown option --posgres; expected --site-url URL, --backup-recipient KEY, --postgres or --root FOLDER.\n',
  ]);
});
