import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { canInstallPackages, installPackages, isExecutable, programFolders } from './system-programs.ts';

/** Headless Chromium first: it uses a third less CPU time than the full browser. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where to look for a browser; tests pass their own. */
export type BrowserSources = {
  /** Value of `BROWSER_PATH`. */
  browserPath: string | undefined;
  /** Path of the browser that Playwright downloads. */
  playwright: string;
  /** Folders on the `PATH`. */
  folders: readonly string[];
  /** Installs the Debian package; undefined if that is impossible: not root, or no apt-get. */
  install: (() => Promise<void>) | undefined;
};

/**
 * Finds Chromium: `BROWSER_PATH`, else Playwright's browser, else one on the `PATH`. If there is none and the user is
 * root, installs the Debian package.
 *
 * @returns path of the executable
 * @throws Error that says what to do
 */
export async function findBrowser(sources: BrowserSources = defaultSources()): Promise<string> {
  const { browserPath, playwright, folders, install } = sources;
  if (browserPath) {
    if (isExecutable(browserPath)) return browserPath;
    throw new Error(
      `BROWSER_PATH is "${browserPath}", which is not executable; set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const found = () =>
    [playwright, ...names.flatMap((name) => folders.map((folder) => join(folder, name)))].find(isExecutable);
  const existing = found();
  if (existing) return existing;
  let reason = '';
  if (install) {
    await install().catch((error: unknown) => {
      reason = ` (installing the Debian package failed: ${firstLine(error)})`;
    });
  }
  const installed = found();
  if (installed) return installed;
  throw new Error(
    `No browser found${reason}; install Chromium ("npx playwright install chromium" or your system's package), or set BROWSER_PATH.`,
  );
}

function defaultSources(): BrowserSources {
  return {
    browserPath: process.env.BROWSER_PATH,
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
