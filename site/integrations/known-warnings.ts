import type { AstroConfig } from 'astro';

type Plugin = Extract<NonNullable<NonNullable<AstroConfig['vite']>['plugins']>[number], { name: string }>;

/**
 * Warnings that can't be helped. lightningcss does not know `:target-current` yet and keeps the rule as it is, which is
 * what we want: `site/sections/article/TableOfContents.module.css`.
 */
const known = [/'target-current' is not recognized as a valid pseudo-class/];

/** Vite plugin that doesn't print known warnings. */
export function withoutKnownWarnings(): Plugin {
  return {
    name: 'northlamp:known-warnings',
    configResolved: ({ logger }) => {
      const warn = logger.warn.bind(logger);
      logger.warn = (message, options) => {
        if (!known.some((pattern) => pattern.test(message))) warn(message, options);
      };
    },
  };
}
