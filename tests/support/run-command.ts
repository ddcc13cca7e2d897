import { resolve } from 'node:path';
import { vi } from 'vitest';

const runs = { count: 0 };

/**
 * Runs an operator's command in this process, which takes a tenth of the time of one of its own.
 *
 * @param script its name in `scripts/`, such as `inbox`
 * @returns its exit code, and what it writes
 */
export async function runCommandHere(
  script: 'inbox' | 'backup' | 'restore',
  parameters: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ code: number; text: string }> {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((part) => Boolean((text += part.toString())));
  const consoles = (['error', 'log'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void (text += `${line}\n`)),
  );
  const [mask, { argv }, listeners] = [process.umask(0o077), process, process.stdout.listeners('error')];
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  process.argv = [process.execPath, `${script}.ts`, ...parameters];
  try {
    // A module runs once for each address.
    const address = resolve(`scripts/${script}.ts?run=${++runs.count}`);
    await import(address);
    return { code: Number(process.exitCode ?? 0), text };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    process.umask(mask);
    for (const listener of process.stdout.listeners('error').filter((one) => !listeners.includes(one)))
      process.stdout.off('error', listener as () => void);
    for (const spy of [write, ...consoles]) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
