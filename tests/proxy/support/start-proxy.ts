import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram } from '#scripts/system-programs.ts';
import { freePort } from '#scripts/free-port.ts';
import { ask } from './ask.ts';

/** A proxy with the configuration of `deploy/`, in front of a server on this machine. */
export type Proxy = {
  port: number;
  plainPort: number;
  /** Everything that the proxy has logged so far: its files and its output. */
  logs: () => string;
  stop: () => Promise<void>;
};

/** Replacements in a configuration file; each must change something. */
type Changes = readonly (readonly [pattern: RegExp, text: string])[];

/**
 * Starts nginx with `deploy/nginx.conf`, changed as little as possible: free ports, a certificate of its own, and a
 * temporary folder for everything that it writes.
 *
 * @param upstreamPort port of the server
 * @param http additional directives
 */
export async function startNginx(upstreamPort: number, http = ''): Promise<Proxy> {
  const nginx = await findProgram('nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port, plainPort] = await freePorts();
  writeCertificate(folder, await findProgram('openssl'));
  mkdirSync(join(folder, 'logs'));
  const file = writeChanged('deploy/nginx.conf', join(folder, 'nginx.conf'), [
    // The folder belongs to the user who runs the tests.
    [/^user www-data;$/m, process.getuid?.() === 0 ? 'user root;' : ''],
    [/\/run\/nginx\.pid/, `${folder}/pid`],
    [/\/var\/log\/nginx\//g, `${folder}/logs/`],
    [/\/var\/cache\/nginx\/northlamp/, `${folder}/cache`],
    [/\/etc\/letsencrypt\S+fullchain\.pem/, `${folder}/certificate.pem`],
    [/\/etc\/letsencrypt\S+privkey\.pem/, `${folder}/key.pem`],
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/^ +listen \[::\].*$/gm, ''],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${upstreamPort}`],
    [/^http \{$/m, `http {\n${http}\n${temporaryFolders(folder)}`],
  ]);
  const parameters = ['-p', folder, '-c', file, '-e', join(folder, 'logs/start.log'), '-g', 'daemon off;'];
  return await run(nginx, parameters, { folder, port, plainPort, quit: 'SIGQUIT' });
}

/** Starts Caddy with `deploy/Caddyfile` on free ports, with certificates of its own. */
export async function startCaddy(upstreamPort: number): Promise<Proxy> {
  const caddy = await findProgram('caddy');
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [port, plainPort] = await freePorts();
  mkdirSync(join(folder, 'logs'));
  keepCertificateFolders(folder);
  const own = `admin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n\tlocal_certs\n\tskip_install_trust`;
  const file = writeChanged('deploy/Caddyfile', join(folder, 'Caddyfile'), [
    [/^\{$/m, `{\n\t${own}`],
    [/127\.0\.0\.1:3000 \{/, `127.0.0.1:${upstreamPort} {`],
  ]);
  const parameters = ['run', '--adapter', 'caddyfile', '--config', file];
  return await run(caddy, parameters, { folder, port, plainPort, quit: 'SIGTERM' });
}

/** At the same time: one after the other may be the same. */
const freePorts = () => Promise.all([freePort(), freePort()]);

async function run(
  program: string,
  parameters: readonly string[],
  { folder, port, plainPort, quit }: { folder: string; port: number; plainPort: number; quit: NodeJS.Signals },
): Promise<Proxy> {
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const logs = () =>
    readdirSync(join(folder, 'logs')).reduce(
      (all, name) => all + readFileSync(join(folder, 'logs', name), 'utf8'),
      output,
    );
  const stop = async () => {
    // Open connections must not delay the end of the test.
    const timer = setTimeout(() => child.kill('SIGTERM'), 500);
    const killer = setTimeout(() => child.kill('SIGKILL'), 8_000);
    if (child.exitCode === null && child.kill(quit)) await once(child, 'exit');
    clearTimeout(timer);
    clearTimeout(killer);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    if ((await ask(port, '/metrics')).status === 404) return { port, plainPort, logs, stop };
    await delay(100);
  }
  const text = logs();
  await stop();
  throw new Error(`${program} did not start: ${text}`);
}

function writeChanged(source: string, target: string, changes: Changes): string {
  let text = readFileSync(source, 'utf8');
  for (const [pattern, replacement] of changes) {
    const changed = text.replace(pattern, () => replacement);
    if (changed === text) throw new Error(`${source} has no ${String(pattern)}`);
    text = changed;
  }
  writeFileSync(target, text);
  return target;
}

/** Debian compiles nginx with folders that only root may write to. */
function temporaryFolders(folder: string): string {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return names.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
}

/**
 * Caddy removes empty folders of its storage when it starts, at times the one that it has just made for a certificate,
 * and then tries again only after a minute. A file in each keeps them.
 */
function keepCertificateFolders(home: string): void {
  for (const host of ['example.com', 'www.example.com']) {
    const certificates = join(home, '.local/share/caddy/certificates/local', host);
    mkdirSync(certificates, { recursive: true });
    writeFileSync(join(certificates, 'keep'), '');
  }
}

function writeCertificate(folder: string, openssl: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const request = ['req', '-x509', ...kind, '-nodes', '-subj', '/CN=www.example.com'];
  execFileSync(openssl, [...request, ...files], { stdio: 'ignore' });
}
