import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests per second of our server and of nginx for the same page. */
export type Throughput = { ours: number; nginx: number };

/**
 * Measures both servers with wrk, alternately, so that background load affects both.
 *
 * @param origin origin of our running server
 * @returns undefined if wrk or nginx (with its gzip_static module) is not installed
 */
export async function compareWithNginx(origin: string, path: string): Promise<Throughput | undefined> {
  if (!isInstalled('wrk', '--version') || !isInstalled('nginx', '-v')) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = 9480;
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(folder, port));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: 'ignore',
  });
  try {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      ours.push(await requestsPerSecond(origin + path));
      theirs.push(await requestsPerSecond(`http://127.0.0.1:${port}${path}`));
    }
    return { ours: Math.max(...ours), nginx: Math.max(...theirs) };
  } finally {
    nginx.kill();
    await once(nginx, 'exit');
    await rm(folder, { recursive: true, force: true });
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c64', '-d5s', '-H', 'Accept-Encoding: gzip', url]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** One worker, precompressed gzip (Debian's nginx has no brotli), no access log: the fastest setup of nginx. */
function nginxConfiguration(folder: string, port: number): string {
  return `
    user root;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log /dev/null;
    events { worker_connections 1024; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      keepalive_requests 1000000;
      types { text/html html; }
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server {
        listen 127.0.0.1:${port};
        root ${resolve('dist/site')};
        gzip_static on;
        open_file_cache max=4000;
        location / { try_files $uri $uri.html =404; }
      }
    }`;
}

function isInstalled(program: string, argument: string): boolean {
  try {
    execFileSync(program, [argument], { stdio: 'ignore' });
    return true;
  } catch (error) {
    // `wrk --version` exits with status 1, so any error except ENOENT means it is installed.
    return (error as NodeJS.ErrnoException).code !== 'ENOENT';
  }
}
