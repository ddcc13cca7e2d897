import type { AstroIntegration } from 'astro';

/**
 * One integration of several whose work after the pages (`astro:build:done`) doesn't depend on each other, so that it is
 * done at the same time. They have no other hooks.
 */
export function concurrently(...integrations: readonly AstroIntegration[]): AstroIntegration {
  return {
    name: integrations.map(({ name }) => name).join(', '),
    hooks: {
      'astro:build:done': async (options) => {
        await Promise.all(
          integrations.map(async ({ name, hooks }) => {
            await hooks['astro:build:done']?.({ ...options, logger: options.logger.fork(name) });
          }),
        );
      },
    },
  };
}
