import type { AstroIntegration } from 'astro';

/** Astro's function that returns the scripts and the style before the first island of a page. */
const prescripts = 'function getPrescripts(result, type, directive) {';

/**
 * Adds `client:interaction`, and removes Astro's own island script and style from built pages: the site's script
 * defines a smaller `<astro-island>` (`site/islands/runtime/island-element.ts`), which saves 1.3 kB (brotli) per page.
 *
 * Astro has no option for this, so one of its functions is patched. The build fails if an Astro update changes it.
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
            'Astro adds its island script differently now: update scripts/build/interaction-directive.ts',
          );
      },
    },
  };
}
