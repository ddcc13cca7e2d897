import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { inputMethods } from './actions.ts';
import { viewportSize, type Engine, type Tab } from './engine.ts';

/** Timeout for starting Firefox, ms. */
const startTimeoutMs = 40_000;

type Send = <Result>(method: string, params?: object) => Promise<Result>;

/**
 * Starts the system's Firefox and controls it with WebDriver BiDi, which needs no separate driver.
 *
 * @param program path of the executable
 */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'northlamp-firefox-'));
  // Reduced motion, as in the other browser tests, and no update requests.
  const preferences = { 'ui.prefersReducedMotion': 1, 'intl.accept_languages': 'en-US', 'app.update.enabled': false };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const socket = new WebSocket(`${await listeningAddress(browser.stderr)}/session`);
  await once(socket, 'open');
  const send = messages(socket);
  const { capabilities } = await send<{ capabilities: { browserName: string; browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    newTab: () => newTab(send),
    stop: async () => {
      browser.kill();
      if (browser.exitCode === null) await once(browser, 'exit');
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function listeningAddress(log: Readable): Promise<string> {
  let text = '';
  const timeout = AbortSignal.timeout(startTimeoutMs);
  for (;;) {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(text);
    if (found?.[1]) {
      // Keep reading, so that further output does not fill the pipe.
      log.resume();
      return found[1];
    }
    const [chunk] = (await once(log, 'data', { signal: timeout })) as [Buffer];
    text += chunk.toString();
  }
}

/** Sends commands on a socket and resolves with their responses. */
function messages(socket: WebSocket): Send {
  type Answer = { id?: number; result?: unknown; error?: string; message?: string };
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ result, error, message }) => {
        waiting.delete(id);
        if (error === undefined) resolve(result as never);
        else reject(new Error(`${method}: ${message ?? error}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function newTab(send: Send): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>('browser.createUserContext');
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  await send('browsingContext.setViewport', { context, viewport: viewportSize });
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const { result, exceptionDetails } = await send<{
      result?: { value?: string };
      exceptionDetails?: { text: string };
    }>('script.evaluate', {
      expression: `JSON.stringify(${expression})`,
      target: { context },
      awaitPromise: false,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null') as Result;
  };
  return {
    ...inputMethods({ evaluate, act: (actions) => send('input.performActions', { context, actions }) }),
    evaluate,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    selectFile: async (selector, path) => {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      const [element] = nodes;
      await send('input.setFiles', { context, element, files: [path] });
    },
    back: async () => {
      await send('browsingContext.traverseHistory', { context, delta: -1 });
    },
    close: async () => {
      await send('browser.removeUserContext', { userContext });
    },
  };
}
