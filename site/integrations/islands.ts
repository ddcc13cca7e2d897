import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/**
 * Modules that are needed together are one file, so that no request follows another: those of all islands, of the search, of
 * all demonstrations. A group also gets what its modules import, unless an earlier group has it.
 */
const groups = [
  {
    name: 'react',
    test: new RegExp(
      [
        '/node_modules/(react|react-dom|scheduler)/|vite/preload-helper|/locales/label-text',
        '/site/islands/(with-server-markup|adopt-styles|fetch-json)|/site/ui/([Bb]utton|icons/(Glyph|Close|Search))\\.',
      ].join('|'),
    ),
  },
  {
    name: 'search',
    test: /\/node_modules\/minisearch\/|\/search\/[\w-]+\.ts$|\/site-search\/(use-search\.ts|status-text\.ts|(Marked|ResultContext)\.tsx)$/,
  },
  { name: 'demo', test: /\/site\/(demos\/(shared|crypto)|ui\/art)\// },
];

/** Files of modules that several islands share. Rolldown gives its own helpers, which almost all need, a file with this name. */
const shared = ['rolldown-runtime', ...groups.map(({ name }) => name)];

/**
 * Makes V8 compile all functions of a file in the background while the file is being loaded, rather than each one when it is
 * first called: React's, which a slow phone otherwise compiles for 40 ms after the visitor's first tap, and those of
 * demonstrations, which arrive before it and would be compiled after it.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileWhileLoading = '//# allFunctionsCalledOnLoad';

/** Vite's recommended start of React's fast refresh for pages that it doesn't make itself. */
const refresh = `import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

/**
 * Builds modules that pages import by address in browsers: islands, the code that hydrates them, and demonstrations. Their
 * addresses, and those of the files that they share, are the constant `MODULES` of the site's code, so that a page can request
 * all of them at once. Pages are rendered after the browser's code, but their own code is built before it, so the addresses
 * contain a hash of the build's inputs instead of one of the content.
 *
 * @param sources source files by name
 * @param inputs inputs of the build
 */
export function islands(sources: Readonly<Record<string, string>>, inputs: () => readonly string[]): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ command, updateConfig, injectScript }) => {
        const isBuild = command === 'build';
        if (command === 'dev') injectScript('page', refresh);
        const version = isBuild ? createHash('sha256').update(inputs().join('\0')).digest('hex').slice(0, 8) : '';
        const addresses = Object.entries(sources).map(([name, source]) => [
          name,
          isBuild ? `/_assets/${name}.${version}.js` : `/${source}`,
        ]);
        for (const name of shared) addresses.push([name, isBuild ? `/_assets/${name}.${version}.js` : '']);
        updateConfig({
          vite: {
            define: { MODULES: JSON.stringify(Object.fromEntries(addresses)) },
            plugins: [emitModules(sources, version)],
          },
        });
      },
    },
  };
}

function emitModules(sources: Readonly<Record<string, string>>, version: string): Plugin {
  return {
    name: 'islands',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: { groups },
                  postBanner: ({ name }) => (/^react$|demo/i.test(name) ? compileWhileLoading : ''),
                  chunkFileNames: ({ name }) => `_assets/[name].${shared.includes(name) ? version : '[hash]'}.js`,
                },
              },
            },
          }
        : null,
    buildStart() {
      for (const [name, source] of Object.entries(sources))
        this.emitFile({
          type: 'chunk',
          id: `/${source}`,
          fileName: `_assets/${name}.${version}.js`,
          preserveSignature: 'allow-extension',
        });
    },
  };
}
