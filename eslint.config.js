// @ts-check
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** All source files, including the scripts in Astro files. */
const sources = ['**/*.{ts,tsx,js,mjs,astro}'];
const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Libraries that only hydrated islands may load; imported elsewhere, they would be in every page. */
const browserLibraries = '(@tanstack/|@radix-ui/|@emailjs/|(altcha|react-dom)(/|$))';

/** What the server may not import. */
const outsideServer = ['#(site|scripts|tests)/', '(react|astro)(/|$)', browserLibraries];

/** The folders of the server: each may import those before it. */
const serverLayers = ['requests', 'storage', 'mail', 'forms', 'newsletter', 'operations', 'http'];

/**
 * Import restrictions between folders. The error message gives the reason and says where the code belongs. Imports from
 * a file's own folder (`./`) are always allowed. `allowed` are regular expressions that match whole import paths,
 * `forbidden` match their beginning.
 */
const borders = [
  {
    files: ['contracts/**'],
    allowed: ['zod', 'zod/mini', '#contracts/.+', '#locales/registry.ts'],
    reason: 'contracts/ is shared by browser, server, and build: it may import only zod and the language registry.',
  },
  {
    files: ['search/**'],
    allowed: ['minisearch', '#locales/label-text.ts'],
    reason:
      'search/ runs in the build, in browsers, and on the server: it may import only minisearch, how labels become texts, and its own files.',
  },
  {
    files: ['locales/**'],
    allowed: ['node:fs'],
    reason: 'locales/ is imported by all other folders: it may import only its own files, and read them.',
  },
  {
    files: ['content/**'],
    allowed: ['#contracts/.+'],
    reason: 'content/ is imported by all other folders: it may import only contracts/, whose limits are facts too.',
  },
  {
    files: ['site/ui/**'],
    allowed: ['react', '#site/ui/.+', '#contracts/forms/element-ids.ts'],
    reason:
      'site/ui gets everything through props: it may not import labels, data, or other folders. Pass them from a section.',
  },
  {
    files: ['site/islands/**', 'site/demos/**'],
    allowed: [
      '#site/(ui|islands|demos|storage)/.+',
      '#contracts/.+',
      '#search/.+',
      '#locales/(format-tag|label-text).ts',
      '(?!#|node:|astro|fastify|pino|kysely).+',
    ],
    reason:
      'Everything an island imports is sent to the browser: import only site/ui, site/storage, contracts, search, and its own folder; labels and data are props.',
  },
  {
    files: ['site/inline/**'],
    allowed: [
      '#locales/match-language.ts',
      '#site/islands/runtime/(fetch-modules|interaction).ts',
      '#site/storage/.+',
      '#contracts/.+',
    ],
    reason:
      'These scripts are in every page, so every visitor downloads each import: import only the folder itself and what it lists here.',
  },
  {
    files: ['site/service-worker/**'],
    allowed: ['#contracts/device-storage.ts'],
    reason: 'The service worker handles every page: it may import only its own folder and the list of stored items.',
  },
  {
    files: ['site/storage/**'],
    allowed: ['#contracts/.+'],
    reason: 'site/storage is in every page and in islands: it may import only the list of stored items.',
  },
  {
    files: ['site/sections/**', 'site/seo/**'],
    forbidden: [
      '#(server|scripts|tests)/',
      '#site/(islands|pages|layouts)/',
      '#site/demos/(?!PhoneScreen|screen)',
      browserLibraries,
    ],
    reason:
      'Sections are static: they may not import the server or islands, only the pictures of demonstrations. Mount islands in .astro files only.',
  },
  {
    files: ['site/integrations/**'],
    allowed: [
      '#site/(?!islands|demos|pages|layouts|sections).+',
      '#(content|contracts|locales|search)/.+',
      '(?!#|fastify|pino|kysely).+',
    ],
    reason:
      'Integrations run in the build: they may import the site’s data and drawings, but neither islands nor the server.',
  },
  {
    files: ['site/{pages,layouts,i18n,queries,schemas,documents,styles}/**', 'site/*.ts'],
    forbidden: ['#(server|scripts|tests)/', browserLibraries],
    reason: 'The site is static files for any host: it may not import the server or the libraries of islands.',
  },
  {
    files: ['server/**'],
    forbidden: outsideServer,
    reason: 'The server learns about the build from dist/manifest.json: it may not import the site’s code.',
  },
  ...serverLayers.slice(0, -1).map((layer, index) => ({
    files: [`server/${layer}/**`],
    forbidden: [...outsideServer, `#server/(context.ts|(${serverLayers.slice(index + 1).join('|')})/)`],
    reason: `The folders of the server are layers, ${serverLayers.join(' < ')}: each may import only those before it.`,
  })),
  {
    files: ['scripts/**', '*.config.{ts,js}'],
    forbidden: ['#site/(islands|demos)/', '#tests/'],
    reason: 'Scripts may import everything except code for the browser.',
  },
];

const parentImport = {
  regex: String.raw`(^|/)\.\.(/|$)`,
  message: 'Import with the full path (#site/…, #server/…): only such imports are checked against the borders.',
};

/**
 * @param {{ allowed?: string[], forbidden?: string[], reason: string }} border
 * @returns {['error', { patterns: { regex: string, message: string }[] }]}
 */
function restrictImports({ allowed, forbidden, reason }) {
  const regex = allowed
    ? String.raw`^(?!\./|(?:${allowed.join('|')})$)(?!\.\./)`
    : `^(?:${(forbidden ?? []).join('|')})`;
  return ['error', { patterns: [parentImport, { regex, message: reason }] }];
}

const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Read the environment in one place: site/build-config.ts for the build, readEnv() of server/config.ts.',
};

const noOtherStorage =
  'Items stored on a visitor’s device must be listed in contracts/device-storage.ts and accessed through site/storage/device-storage.ts.';

const storageGlobals = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];

const noStorageGlobals = storageGlobals.map((name) => ({ name, message: noOtherStorage }));

/** The same globals as properties: `window.localStorage`, `self.caches`. */
const storageProperties = [
  { object: 'document', property: 'cookie', message: noOtherStorage },
  ...['window', 'self', 'globalThis'].flatMap((object) =>
    storageGlobals.map((property) => ({ object, property, message: noOtherStorage })),
  ),
];

const noCookieHeader = { selector: 'Literal[value=/^set-cookie$/i]', message: noOtherStorage };

const noElement = {
  object: 'document',
  property: 'createElement',
  message: 'Render the markup in a component, hidden or in a <template>, and fill it in.',
};

const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file with the definition: barrels hide borders and load unused code.',
};

export default defineConfig(
  globalIgnores(['dist/', 'var/', '.astro/', '.cache/', 'playwright-report/', 'test-results/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for all files takes half as long as `projectService`, which is meant for editors.
        project: ['tsconfig.json', 'site/service-worker/tsconfig.json'],
      },
    },
    rules: {
      // The project uses `type` for unions and objects.
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // Numbers are formatted as expected, and `never` occurs in exhaustiveness checks.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
      // `text || undefined` also replaces an empty string.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // `() => void call()` is no clearer than `() => call()`.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `{ a: _, ...rest }` omits a property.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Slow, and about enums and classes, which the project hardly has.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], extends: [js.configs.recommended, tseslint.configs.strict] },
  {
    // These folders process visitors' input: a regular expression must take linear time on any text.
    files: ['{server,contracts,search}/**/*.ts'],
    ignores: tests,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
      'regexp/no-contradiction-with-assertion': 'error',
    },
  },
  // Files without JSX contain custom hooks too.
  {
    files: ['site/{islands,demos,ui}/**/*.{ts,tsx}'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'jsx-a11y-x': jsxA11y },
    extends: [jsxA11y.configs.strict],
  },
  {
    // Wrappers of native elements forward their props; their types require `alt` and content, and axe checks the pages.
    files: ['site/ui/**'],
    rules: { 'jsx-a11y-x/anchor-has-content': 'off', 'jsx-a11y-x/alt-text': 'off' },
  },
  astro.configs['flat/recommended'],
  {
    files: ['**/*.astro'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.astro'] } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // `set:html` is only for Prose and inline scripts; everything else is rendered by React, which escapes text.
      'astro/no-set-text-directive': 'error',
    },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  {
    // Scripts in Astro files, which belong to no TypeScript project.
    files: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { project: null } },
  },
  {
    files: sources,
    rules: {
      'no-restricted-imports': ['error', { patterns: [parentImport] }],
      'no-restricted-properties': ['error', noEnvironment, ...storageProperties],
      'no-restricted-globals': ['error', ...noStorageGlobals],
      'no-restricted-syntax': ['error', noBarrel, noCookieHeader],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
    },
  },
  ...borders.map((border) => ({
    files: border.files.map((pattern) => (pattern.endsWith('/**') ? `${pattern}/*.{ts,tsx,astro}` : pattern)),
    ignores: tests,
    rules: { 'no-restricted-imports': restrictImports(border) },
  })),
  {
    // Tools require a default export of these files.
    files: ['*.config.{ts,js}', '.htmlvalidate.mjs', 'site/islands/runtime/interaction.ts', '**/*.d.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    files: [
      'site/build-config.ts',
      'site/integrations/production.ts',
      'server/config.ts',
      'scripts/**',
      'tests/**',
      '*.config.{ts,js}',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // Exceptions: reCAPTCHA's script, the toast container, and tooltips have no component in the page; the language offer
    // is rarely shown.
    files: ['site/{inline,islands,demos}/**/*.{ts,tsx}'],
    ignores: [...tests, 'site/islands/forms/{recaptcha.ts,toasts.tsx}', 'site/inline/{language-offer,tooltips}.ts'],
    rules: { 'no-restricted-properties': ['error', noEnvironment, ...storageProperties, noElement] },
  },
  {
    // Caches whole pages, in one cache that contracts/device-storage.ts lists.
    files: ['site/service-worker/**'],
    rules: { 'no-restricted-globals': ['error', ...noStorageGlobals.filter(({ name }) => name !== 'caches')] },
  },
  {
    // This code controls browsers from outside.
    files: ['scripts/**', 'tests/**'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: tests,
    // Asymmetric matchers such as `expect.stringMatching()` have the type `any`.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    // Islands have one way to fetch data; `post-inquiry.ts` posts, and `fetch-modules.ts` only fills the HTTP cache.
    files: ['site/{islands,demos}/**/*.{ts,tsx}'],
    ignores: [...tests, 'site/islands/{fetch-json,runtime/fetch-modules,inquiry-form/post-inquiry}.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...noStorageGlobals,
        { name: 'fetch', message: 'Use fetchJson(), fetchOnce() or a query.' },
      ],
    },
  },
  {
    // Commands print to the console.
    files: ['scripts/**', 'tests/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/{index,utils,util,helpers,helper,misc,common}.{ts,tsx}'],
    ignores: ['server/index.js'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrel,
        { selector: 'Program', message: 'Name the file after its content: generic names attract unrelated code.' },
      ],
    },
  },
);
