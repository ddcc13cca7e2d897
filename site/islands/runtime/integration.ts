import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const elementSource = fileURLToPath(new URL('./island-element.ts', import.meta.url));

/**
 * Adds `client:interaction`, and puts our own small `<astro-island>` in the place of Astro's in the build.
 *
 * Astro has no setting for its element and the style before it; both reach the pages through two modules, which are
 * changed here. A test (`tests/build/islands.test.ts`) fails if an update of Astro moves those.
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
                name: 'small-island-element',
                enforce: 'pre',
                // Astro puts a <style> in front of the first island, which HTML does not permit there; ours is in global.css.
                transform: (code, id) =>
                  id.endsWith('/runtime/server/scripts.js')
                    ? code.replace('<style>${ISLAND_STYLES}</style>', '')
                    : null,
                async load(id) {
                  if (!id.endsWith('/runtime/server/astro-island.prebuilt.js')) return null;
                  const result = await build({
                    entryPoints: [elementSource],
                    bundle: true,
                    write: false,
                    minify: true,
                    format: 'iife',
                    tsconfigRaw: {},
                    target: 'es2022',
                  });
                  return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim() ?? '')};`;
                },
              },
            ],
          },
        });
      },
    },
  };
}
