/** `npm start`: builds the site if the build is missing or outdated, then serves it in this process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { toBuildConfig } from '#contracts/build-config.ts';
import { allOrProblems, ConfigurationError } from '#contracts/environment.ts';
import { readEnv, toConfig } from '#server/config.ts';
import { fingerprintSources } from './fingerprint-sources.ts';
import { buildReason } from './start/build-reason.ts';
import { exitWithParentShell } from './start/exit-with-parent-shell.ts';

// The same as in server/index.js.
enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)));
const { defaultDistFolder, startServer } = await import('#server/start-server.ts');

exitWithParentShell(readEnv().npm_lifecycle_event !== undefined);
const reason = buildReason(defaultDistFolder, readBuildConfig(), fingerprintSources());
if (reason) {
  console.log(`Building the site: ${reason}.`);
  await build();
}
await startServer({ announce: (address) => console.log(`Northlamp is at ${address}`) });

/** Reads the configuration of build and server, so that an invalid port is reported before the build, not after it. */
function readBuildConfig() {
  try {
    const [config] = allOrProblems(
      () => toBuildConfig(readEnv()),
      () => toConfig(readEnv()),
    );
    return config;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Builds in a child process, which frees its memory at the end. Exits if the build fails or is stopped. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop).off('SIGINT', stop);
  if (code !== 0) process.exit(code ?? 1);
}
