import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '#scripts/free-port.ts';
import { inputMethods } from './actions.ts';
import { viewportSize, type Engine, type Tab } from './engine.ts';

/** Timeout for starting display, driver or browser, ms. */
const startTimeoutMs = 20_000;

type Call = <Result>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  timeoutMs?: number,
) => Promise<Result>;

/**
 * Starts WebKitGTK's driver, which starts its browser, on a virtual display.
 *
 * @param programs paths of the driver and of Xvfb
 */
export async function startWebkit(programs: { driver: string; display: string }): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'northlamp-webkit-'));
  // GTK's controls would make the window wider than a phone.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), '*{min-width:0;min-height:0;padding:0;margin:0}');
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const screen = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data', { signal: AbortSignal.timeout(startTimeoutMs) })) as [Buffer];
  const port = await freePort();
  const call = commands(`http://127.0.0.1:${port}`);
  const startDriver = async () => {
    const started = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      // A process group of its own, which its browser is in, too.
      detached: true,
      env: {
        ...process.env,
        DISPLAY: `:${number.toString().trim()}`,
        XDG_CONFIG_HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CACHE_HOME: folder,
        LANG: 'en_US.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    });
    const end = Date.now() + startTimeoutMs;
    while (!(await call('GET', '/status').catch(() => undefined)) && Date.now() < end) await delay(100);
    return started;
  };
  let driver = await startDriver();
  // Now and then the browser doesn't start on a busy machine, and its driver would wait for it for ever.
  const startBrowser = async () => {
    try {
      return await newSession(call);
    } catch {
      await stopGroup(driver);
      driver = await startDriver();
      return newSession(call);
    }
  };
  const first = await startBrowser();
  const unused = [first];
  return {
    version: first.version,
    newTab: async () => newTab(call, (unused.pop() ?? (await startBrowser())).path),
    stop: async () => {
      await stopGroup(driver);
      screen.kill();
      if (isRunning(screen)) await once(screen, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Stops a driver with its browser. */
async function stopGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid && isRunning(leader)) process.kill(-leader.pid);
  if (isRunning(leader)) await once(leader, 'exit');
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Starts a browser. */
async function newSession(call: Call): Promise<{ path: string; version: string }> {
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  }>('POST', '/session', { capabilities: {} }, startTimeoutMs);
  return { path: `/session/${sessionId}`, version: `WebKitGTK ${capabilities.browserVersion}` };
}

function commands(origin: string): Call {
  return async <Result>(method: string, path: string, body?: object, timeoutMs?: number) => {
    const response = await fetch(origin + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(timeoutMs && { signal: AbortSignal.timeout(timeoutMs) }),
    });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message ?? value.error ?? response.status}`);
    return value;
  };
}

async function newTab(call: Call, session: string): Promise<Tab> {
  const evaluate = <Result>(expression: string) =>
    call<Result>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const resize = (height: number) =>
    call('POST', `${session}/window/rect`, { x: 0, y: 0, width: viewportSize.width, height });
  await resize(viewportSize.height);
  // The toolbar takes a part of the window's height: resize by the difference.
  await resize(2 * viewportSize.height - (await evaluate<number>('innerHeight')));
  return {
    ...inputMethods({ evaluate, act: (actions) => call('POST', `${session}/actions`, { actions }) }),
    evaluate,
    open: async (url) => {
      await call('POST', `${session}/url`, { url });
    },
    selectFile: async (selector, path) => {
      const element = await call<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await call('POST', `${session}/element/${Object.values(element)[0] ?? ''}/value`, { text: path });
    },
    back: async () => {
      await call('POST', `${session}/back`, {});
    },
    close: async () => {
      await call('DELETE', session);
    },
  };
}
