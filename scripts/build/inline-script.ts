import { build } from 'esbuild';
import { minifySync, type Plugin } from 'vite';

const query = '?inline-script';

/**
 * Lets a layout import a script as text to inline in the page: `import head from './head.ts?inline-script'`. The file
 * and its imports become one minified classic script, which runs before the first paint.
 *
 * @param define constants to replace in the script (values as source text)
 */
export function inlineScript(define: Record<string, string>): Plugin {
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
      // Minify again with the minifier of the other scripts: 2 % smaller.
      const { code } = minifySync(id, result.outputFiles[0]?.text ?? '', { module: false });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
