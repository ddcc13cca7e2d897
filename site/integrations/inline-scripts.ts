import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const query = '?inline-script';

/**
 * Lets a layout import a script as text to inline in the page: `import head from './head.ts?inline-script'`. The file
 * and its imports become one minified classic script.
 *
 * @param values constants of these scripts by name, as JSON; `IS_BUILD` is added
 */
export function inlineScripts(values: Readonly<Record<string, unknown>>): AstroIntegration {
  return {
    name: 'inline-scripts',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const define = Object.entries({ ...values, IS_BUILD: command === 'build' });
        const plugin = inlineScript(Object.fromEntries(define.map(([name, value]) => [name, JSON.stringify(value)])));
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

function inlineScript(define: Record<string, string>): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const result = await build({
        entryPoints: [id.slice(0, -query.length)],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        // Ignore the project's tsconfig, which would add "use strict" to every script.
        tsconfigRaw: {},
        metafile: true,
        define,
      });
      for (const file of Object.keys(result.metafile.inputs)) this.addWatchFile(file);
      return `export default ${JSON.stringify(result.outputFiles[0]?.text.trim() ?? '')};`;
    },
  };
}
