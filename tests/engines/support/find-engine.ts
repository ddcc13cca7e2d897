import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { canInstallPackages, installPackages, isExecutable, programFolders } from '#scripts/system-programs.ts';
import type { Engine, EngineName } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startPlaywright } from './playwright.ts';
import { startWebkit } from './webkit.ts';

/** System programs per engine (one of each list), and the Debian packages that provide them. */
const requirements = {
  firefox: { programs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
  webkit: { programs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
} as const satisfies Record<EngineName, { programs: string[][]; packages: string[] }>;

/**
 * Starts an engine: Playwright's if it is installed, else the system's. If there is none and the user is root, installs
 * the Debian packages.
 *
 * @returns the engine, or the reason why this machine has none
 * @throws Error if an installed engine does not start although packages could be installed
 */
export async function startEngine(name: EngineName): Promise<Engine | string> {
  const own = { firefox, webkit }[name];
  if (isExecutable(own.executablePath())) return await startPlaywright(own);
  const { packages } = requirements[name];
  const install = `install the Debian package ${packages.join(' and ')}, or run "npx playwright install ${name}"`;
  let found = systemPrograms(name);
  if (!found && canInstallPackages()) {
    try {
      await installPackages(packages);
    } catch (error) {
      return `${name} not found, and installing the Debian packages failed (${String(error).split('\n')[0] ?? ''}): ${install}.`;
    }
    found = systemPrograms(name);
  }
  if (!found) return `${name} not found: ${install}.`;
  const [program = '', display = ''] = found;
  try {
    return await (name === 'firefox' ? startFirefox(program) : startWebkit({ driver: program, display }));
  } catch (error) {
    if (canInstallPackages()) throw error;
    return `${program} does not start (${String(error)}): ${install}.`;
  }
}

/** @returns paths of the programs; undefined if one is missing */
function systemPrograms(name: EngineName): string[] | undefined {
  const found = requirements[name].programs.map((names) =>
    names.flatMap((program) => programFolders().map((folder) => join(folder, program))).find(isExecutable),
  );
  return found.every((program) => program !== undefined) ? found : undefined;
}
