import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildVariableNames } from '#contracts/build-config.ts';
import { serverFlags } from '#scripts/bench/start-server.ts';
import { nativeMultipartBytes } from '#server/forms/read-native-form.ts';
import { serverVariableNames } from '#server/config.ts';
import { createMetrics } from '#server/operations/metrics.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const packageSchema = z.object({
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.object({ node: z.string() }),
});
const project = packageSchema.parse(JSON.parse(read('package.json')));

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns all files and packages that the server and its commands import. */
async function filesOfServer() {
  const { metafile } = await build({
    entryPoints: ['server/index.js', ...['inbox', 'backup', 'restore', 'security'].map((name) => `scripts/${name}.ts`)],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: folder,
  });
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
  return {
    files: Object.keys(metafile.inputs),
    packages: imports.filter(({ external }) => external).map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
  };
}

test('unit and image limit the memory of the server in the same way', () => {
  const flags = serverFlags();
  expect(flags.length).toBeGreaterThan(1);
  expect(read('Dockerfile')).toContain(
    `CMD ["node", ${flags.map((flag) => `"${flag}"`).join(', ')}, "server/index.js"]`,
  );
});

test('all files name the same version of Node', () => {
  const { node } = project.devDependencies;
  const [major] = node.split('.');
  expect(read('Dockerfile')).toContain(`NODE_IMAGE=node:${node}-`);
  expect(project.engines.node).toBe(`>=${major ?? ''}`);
  expect(read('server/require-node.js')).toContain(`const required = ${major ?? ''};`);
});

describe('image', () => {
  const dockerfile = read('Dockerfile');
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const inImage = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));

  test('copies only existing files that are not ignored', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
    expect(copied.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  test('contains every file and package that the server and its commands import', async () => {
    const { files, packages } = await filesOfServer();
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !inImage.some((path) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
    const own = [...Object.keys(project.dependencies), ...builtinModules];
    expect(packages.filter((name) => !name.startsWith('node:') && !own.includes(name))).toEqual([]);
  });

  test('has the variables of a build as arguments', () => {
    const [, build = ''] = dockerfile.split(/^FROM /m);
    const argumentsOf = (stage: string) =>
      [...stage.matchAll(/^ARG ([A-Z_ ]+)$/gm)].flatMap(([, list = '']) => list.split(' ')).sort();
    expect(argumentsOf(build)).toEqual([...buildVariableNames].sort());
    // Those that the server reads too.
    const both = buildVariableNames.filter((name) => serverVariableNames.includes(name));
    expect(argumentsOf(last)).toEqual(both.sort());
  });

  test('has a pg_dump that is not older than the database', () => {
    const [, client] = /postgresql-client-(\d+)/.exec(last) ?? [];
    expect(read('compose.yaml')).toContain(`image: postgres:${client ?? ''}-`);
  });
});

describe('compose file', () => {
  const service = z.object({
    environment: z.record(z.string(), z.string()),
    read_only: z.literal(true),
    cap_drop: z.tuple([z.literal('ALL')]),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  });
  const compose = z
    .object({
      services: z.object({
        site: service.extend({
          ports: z.array(z.string()),
          build: z.object({ args: z.record(z.string(), z.string()) }),
        }),
        backup: service.extend({ command: z.tuple([z.literal('sh'), z.literal('-c'), z.string()]) }),
        database: service,
      }),
    })
    .parse(parse(read('compose.yaml'), { merge: true }));
  const { site, backup } = compose.services;

  test('passes every variable to the build and to the server', () => {
    expect(Object.keys(site.build.args).sort()).toEqual([...buildVariableNames].sort());
    // The image decides where the server listens.
    const passed = serverVariableNames.filter((name) => name !== 'HOST' && name !== 'PORT');
    expect(Object.keys(site.environment).sort()).toEqual([...passed].sort());
  });

  test('makes backups with the settings of the server', () => {
    expect(backup.environment).toEqual(site.environment);
    const [, script = ''] = /node (scripts\/\S+) backups/.exec(backup.command[2]) ?? [];
    expect(existsSync(script)).toBe(true);
  });

  test('contains no secrets, and publishes ports only on loopback', () => {
    const values = Object.values(compose.services).flatMap(({ environment }) => Object.entries(environment));
    expect(values.filter(([name, value]) => /PASSWORD|TOKEN/.test(name) && !value.startsWith('${'))).toEqual([]);
    expect(site.ports).toEqual(['127.0.0.1:3000:3000']);
    expect(compose.services.database).not.toHaveProperty('ports');
  });
});

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

describe('units', () => {
  const units = globSync('deploy/*.{service,socket,timer}').sort();

  test.runIf(has('systemd-analyze'))('are valid for systemd', () => {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    // systemd-analyze also reports missing programs and units of the system.
    const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('northlamp'));
    expect(lines.filter((line) => !/is not executable|not found/.test(line))).toEqual([]);
  });

  test.runIf(has('systemd-analyze'))('have an exposure level of at most 1.5', () => {
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      const args = ['security', '--offline=true', '--threshold=15', unit];
      expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status, unit).toBe(0);
    }
  });

  test('start programs that are part of a release', () => {
    const programs = units.flatMap((unit) => [...read(unit).matchAll(/\/opt\/northlamp\/current\/(\S+)/g)]);
    // The installer copies Node into the release.
    const files = programs.map(([, file = '']) => file).filter((file) => file !== 'bin/node');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files).toHaveLength(2);
  });
});

describe('proxies', () => {
  test('accept request bodies as large as the server does', () => {
    for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile']) {
      const [, megabytes] = /max_(?:body_)?size (\d+)m/i.exec(read(file)) ?? [];
      expect(Number(megabytes) * 1_000_000, file).toBeGreaterThan(nativeMultipartBytes);
    }
  });
});

test('each alert uses existing metrics', () => {
  const written = createMetrics().write(
    { pending: 0, oldestAgeSeconds: 0, failed: 0, isDelivering: true, sent: 0, failedAttempts: 0 },
    0,
  );
  const known = [...written.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  const rules = z
    .object({ groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })) })
    .parse(parse(read('deploy/alerts.yaml')))
    .groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(4);
  const asked = rules.flatMap(({ expr }) => expr.match(/northlamp_\w+/g) ?? []);
  expect(asked.filter((name) => !known.includes(name.replace(/_count$/, '')))).toEqual([]);
});
