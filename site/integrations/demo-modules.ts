import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A chunk of the browser's code: what it imports, and the sources in it. */
export type Chunk = { imports: readonly string[]; moduleIds: readonly string[] };

/** The modules that every demonstration needs besides its own and those of its island, the button that starts it. */
const common = ['/demos/shared/DemoFrame.tsx', '/demo-text.ts'];

/** Modules that are needed together are one file: a demonstration would have 18 otherwise, each named in its page. */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'demo', test: /\/site\/(demos\/shared|ui\/art)\// },
];

/**
 * Writes into each product page which scripts its demonstration needs, including those that scripts import, so that all
 * of them are requested at once (`site/inline/prefetch-demo.ts`). Replaces `data-modules="vpn"`.
 */
export function demoModules(): AstroIntegration {
  const chunks = new Map<string, Chunk>();
  return {
    name: 'demo-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'demo-modules',
                configEnvironment: (name) =>
                  name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
                applyToEnvironment: ({ name }) => name === 'client',
                generateBundle: (_options, bundle) => {
                  for (const chunk of Object.values(bundle))
                    if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const file of glob('**/product/*.html', { cwd: root })) {
          const html = await readFile(root + file, 'utf8');
          const [before = '', app = '', after] = html.split(/ data-modules="(\w+)"/);
          if (after === undefined) throw new Error(`${file} has no demonstration`);
          await writeFile(root + file, `${before} data-modules="${modulesOf(app, chunks).join(' ')}"${after}`);
        }
      },
    },
  };
}

/**
 * The files of a demonstration's scripts.
 *
 * @param app its folder, which has a file `…Demo.tsx`
 * @throws Error if a module is in no chunk
 */
export function modulesOf(app: string, chunks: ReadonlyMap<string, Chunk>): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    chunks.get(file)?.imports.forEach(add);
  };
  const own = new RegExp(String.raw`/demos/${app}/\w+Demo\.tsx$`);
  for (const module of [own, ...common]) {
    const isIn = (id: string) => (typeof module === 'string' ? id.endsWith(module) : module.test(id));
    const [file] = [...chunks].find(([, { moduleIds }]) => moduleIds.some(isIn)) ?? [];
    if (file === undefined) throw new Error(`no script contains ${String(module)}`);
    add(file);
  }
  return [...files];
}
