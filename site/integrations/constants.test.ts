import { afterEach, expect, test, vi } from 'vitest';
import { constants } from './constants.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['build', 'development', 'false'],
  ['dev', 'production', 'true'],
])('%s, in a shell with NODE_ENV=%s: drafts are shown is %s', async (command, environment, isDevelopment) => {
  for (const name of ['NODE_ENV', 'MODE']) vi.stubEnv(name, environment);
  vi.stubEnv('DEV', environment === 'development');
  const updateConfig = vi.fn();
  await constants({}).hooks['astro:config:setup']?.({ command, updateConfig } as never);
  expect(updateConfig).toHaveBeenCalledWith({ vite: { define: { IS_DEVELOPMENT: isDevelopment } } });
});
