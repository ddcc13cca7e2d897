import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';

const elementSource = fileURLToPath(new URL('./island-element.ts', import.meta.url));

/**
 * Adds `client:interaction`, and puts our own small `<astro-island>` in the place of Astro's in the build.
 *
 * Astro has no setting for its element; its source reaches the pages through one module, which is replaced here. A
 * test (`tests/build/islands.test.ts`) fails if an update of Astro moves that module.
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
                async load(id) {
                  if (!id.endsWith('/runtime/server/astro-island.prebuilt.js')) return null;
                  const result = await build({
                    entryPoints: [elementSource],
                    bundle: true,
                    write: false,
                    minify: true,
                    format: 'iife',
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
