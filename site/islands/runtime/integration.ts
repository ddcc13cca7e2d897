import type { AstroIntegration } from 'astro';

/**
 * Adds `client:interaction`, and keeps Astro's own scripts and style for islands out of the built pages: the script of
 * each page has a small `<astro-island>` of ours.
 *
 * Astro has no setting for that; they reach the pages through one function, which is changed here. A test
 * (`tests/build/islands.test.ts`) fails if an update of Astro moves it.
 */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective, command, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './site/islands/runtime/interaction.ts' });
        if (command !== 'build') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'no-island-scripts',
                enforce: 'pre',
                transform: (code, id) =>
                  id.endsWith('/runtime/server/scripts.js')
                    ? code.replace('function getPrescripts(result, type, directive) {', "$& return '';")
                    : null,
              },
            ],
          },
        });
      },
    },
  };
}
