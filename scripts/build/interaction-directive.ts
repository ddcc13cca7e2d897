import type { AstroIntegration } from 'astro';

/** What Astro calls for the scripts and the style that it puts before the first island of a page. */
const prescripts = 'function getPrescripts(result, type, directive) {';

/**
 * Adds `client:interaction`, and keeps Astro's own script and style for islands out of the built pages: the script of each page
 * has a smaller `<astro-island>` (`site/islands/runtime/island-element.ts`), which saves 1.3 kB (brotli) a page.
 *
 * Astro has no setting for that, so one of its functions is changed. The build stops if an update of Astro moves that function.
 */
export function interactionDirective(): AstroIntegration {
  let isPatched = false;
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
                transform: (code, id) => {
                  if (!id.endsWith('/runtime/server/scripts.js') || !code.includes(prescripts)) return null;
                  isPatched = true;
                  return { code: code.replace(prescripts, "$& return '';"), map: null };
                },
              },
            ],
          },
        });
      },
      'astro:build:generated': () => {
        if (!isPatched)
          throw new Error(
            'Astro adds its island script in another way than before: scripts/build/interaction-directive.ts has to follow',
          );
      },
    },
  };
}
