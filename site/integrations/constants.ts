import type { AstroIntegration } from 'astro';

/**
 * Defines constants for the site's code: `IS_DEVELOPMENT`, and the given ones.
 *
 * @param values constants by name, as JSON
 */
export function constants(values: Readonly<Record<string, unknown>>): AstroIntegration {
  return {
    name: 'constants',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const define = { ...values, IS_DEVELOPMENT: command === 'dev' };
        updateConfig({
          vite: {
            define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
          },
        });
      },
    },
  };
}
