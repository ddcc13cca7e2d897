import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages, isExecutable, programFolders } from './system-programs.ts';

/** Chromium without a window first: tests need two thirds of the processor time of the whole browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  return {
    wanted: process.env.BROWSER_PATH,
    playwright: chromium.executablePath(),
    folders: programFolders(),
    install: canInstallPackages() ? () => installPackages(['chromium-headless-shell']) : undefined,
  };
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
