import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

const run = promisify(execFile);

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Fetching and unpacking Debian's package takes about a minute; a mirror that does not answer must not hang a run. */
const installTimeoutMs = 300_000;

/** Where a browser may come from; a test puts its own in. */
export type BrowserSources = {
  /** What `BROWSER_PATH` says. */
  wanted: string | undefined;
  /** Where Playwright puts the one it downloads. */
  playwright: string;
  /** Folders in which the system looks for programs. */
  folders: readonly string[];
  /** Brings Debian's package; undefined where that cannot be: no root, no apt-get. */
  install: (() => Promise<void>) | undefined;
};

/**
 * The Chromium to drive: the one `BROWSER_PATH` names, else Playwright's own, else the system's; where there is none,
 * root gets Debian's package.
 *
 * @returns the executable's path
 * @throws Error with one sentence on what to do
 */
export async function findBrowser(sources: BrowserSources = thisMachine()): Promise<string> {
  const { wanted, playwright, folders, install } = sources;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`BROWSER_PATH is "${wanted}", which is no program; name a Chromium or Chrome, or unset it.`);
  }
  const found = () =>
    [playwright, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))].find(isExecutable);
  const present = found();
  if (present) return present;
  let reason = '';
  if (install) {
    await install().catch((error: unknown) => {
      reason = ` (Debian's package could not be installed: ${firstLine(error)})`;
    });
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    `There is no browser to test with${reason}; install Chromium ("npx playwright install chromium" or your system's package), or name one by BROWSER_PATH.`,
  );
}

function thisMachine(): BrowserSources {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isRoot = process.getuid?.() === 0;
  const hasApt = folders.some((folder) => isExecutable(join(folder, 'apt-get')));
  return {
    wanted: process.env.BROWSER_PATH,
    playwright: chromium.executablePath(),
    folders,
    install: isRoot && hasApt ? installDebianChromium : undefined,
  };
}

async function installDebianChromium(): Promise<void> {
  console.error('No browser here: installing Debian’s chromium.');
  const options = { timeout: installTimeoutMs, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? '';
}

if (import.meta.main) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
