import { firefox, webkit } from '@playwright/test';
import { canInstallPackages, findProgram, isExecutable } from '#scripts/system-programs.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebkit } from './webkit.ts';

/**
 * Starts an engine: Playwright's if it is installed, else the system's.
 *
 * @returns the engine, or the reason why this machine has none
 * @throws Error if an engine does not start although packages could be installed
 */
export async function startEngine(name: EngineName): Promise<Engine | string> {
  const own = { firefox, webkit }[name];
  if (isExecutable(own.executablePath())) return await startPlaywright(own);
  try {
    return name === 'firefox' ? await startSystemFirefox() : await startSystemWebkit();
  } catch (error) {
    if (canInstallPackages()) throw error;
    return `${String(error)} Or run "npx playwright install ${name}".`;
  }
}

async function startSystemFirefox(): Promise<Engine> {
  return startFirefox(await findProgram(['firefox-esr', 'firefox'], 'firefox-esr'));
}

async function startSystemWebkit(): Promise<Engine> {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const driver = await findProgram('WebKitWebDriver', packages);
  return startWebkit({ driver, display: await findProgram('Xvfb', packages) });
}
