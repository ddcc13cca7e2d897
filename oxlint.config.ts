import { defineConfig, type OxlintConfig } from 'oxlint';

type Rule = NonNullable<OxlintConfig['rules']>[string];

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/** Libraries that only hydrated islands may load; imported elsewhere, they would be in every page. */
const browserLibraries = '(@tanstack/|@radix-ui/|@emailjs/|(altcha|react-dom)(/|$))';

/** What the server may not import. */
const outsideServer = ['#(site|scripts|tests)/', '(react|astro)(/|$)', browserLibraries];

/** The folders of the server: each may import those before it. */
const serverLayers = ['requests', 'storage', 'mail', 'forms', 'newsletter', 'operations', 'http'];

type Border = { files: string[]; allowed?: string[]; forbidden?: string[]; reason: string };

/**
 * Import restrictions between folders. The error message gives the reason and says where the code belongs. Imports from
 * a file's own folder (`./`) are always allowed. `allowed` are regular expressions that match whole import paths,
 * `forbidden` match their beginning.
 */
const borders: readonly Border[] = [
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

function restrictImports({ allowed, forbidden, reason }: Border): Rule {
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

/** Rules of other categories than `correctness`: code that is wrong in this project, or has a simpler form. */
const moreRules = [
  // JavaScript
  'eqeqeq',
  'no-array-constructor',
  'no-case-declarations',
  'no-console',
  'no-empty',
  'no-empty-function',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-unexpected-multiline',
  'no-useless-assignment',
  'no-useless-constructor',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
  'preserve-caught-error',
  // Types are known and kept: no `any`, no assertions instead of checks
  'typescript/no-explicit-any',
  'typescript/no-non-null-assertion',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/use-unknown-in-catch-callback-variable',
  // Promises and errors
  'typescript/no-misused-promises',
  'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  // Conditions, conversions, and values that do nothing, or not what they say
  'typescript/no-confusing-non-null-assertion',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-non-null-asserted-nullish-coalescing',
  'typescript/no-unnecessary-boolean-literal-compare',
  'typescript/no-unnecessary-condition',
  'typescript/no-unnecessary-template-expression',
  'typescript/no-unnecessary-type-conversion',
  'typescript/related-getter-setter-pairs',
  // Types and assertions that say nothing
  'typescript/no-empty-object-type',
  'typescript/no-extraneous-class',
  'typescript/no-generated-empty-object-type',
  'typescript/no-inferrable-types',
  'typescript/no-invalid-void-type',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-type-arguments',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unnecessary-type-parameters',
  'typescript/non-nullable-type-assertion-style',
  'typescript/prefer-literal-enum-member',
  // One of several forms
  'typescript/adjacent-overload-signatures',
  'typescript/array-type',
  'typescript/class-literal-property-style',
  'typescript/consistent-generic-constructors',
  'typescript/consistent-indexed-object-style',
  'typescript/consistent-type-assertions',
  'typescript/dot-notation',
  'typescript/prefer-find',
  'typescript/prefer-for-of',
  'typescript/prefer-function-type',
  'typescript/prefer-includes',
  'typescript/prefer-optional-chain',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-regexp-exec',
  'typescript/prefer-return-this-type',
  'typescript/prefer-string-starts-ends-with',
  'typescript/unified-signatures',
];

export default defineConfig({
  plugins: ['typescript', 'oxc', 'react', 'jsx-a11y'],
  // What Oxlint lacks: no-restricted-syntax, look-ahead in no-restricted-imports, and rules for regular expressions.
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, 'eslint-plugin-regexp'],
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: ['dist/', 'var/', '.astro/', '.cache/', 'playwright-report/', 'test-results/'],
  categories: { correctness: 'error' },
  rules: {
    ...Object.fromEntries(moreRules.map((rule) => [rule, 'error' as const])),
    // The project uses `type` for unions and objects.
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    // Only where it decides which `catch` gets the error.
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Numbers and texts are joined in templates, not with `+`.
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
    ],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    // Numbers are formatted as expected, and `never` occurs in exhaustiveness checks.
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowNever: true }],
    // `text || undefined` also replaces an empty string.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    // `() => void call()` is no clearer than `() => call()`.
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // `{ a: _, ...rest }` omits a property.
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    // `role="status"` on the element that fits, instead of a styled `<output>`.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'eslint-js/no-restricted-imports': ['error', { patterns: [parentImport] }],
    'no-restricted-properties': ['error', noEnvironment, ...storageProperties],
    'no-restricted-globals': ['error', ...noStorageGlobals],
    'eslint-js/no-restricted-syntax': ['error', noBarrel, noCookieHeader],
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
  overrides: [
    {
      // Oxlint reads front matter and scripts, not the templates, which use the variables.
      files: ['**/*.astro'],
      rules: { 'no-unused-vars': 'off' },
    },
    {
      // These folders process visitors' input: a regular expression must take linear time on any text.
      files: ['{server,contracts,search}/**/*.ts'],
      excludeFiles: tests,
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
        'regexp/no-contradiction-with-assertion': 'error',
      },
    },
    {
      // Files without JSX contain custom hooks too.
      files: ['site/{islands,demos,ui}/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      // Rendered once, in the build.
      files: ['site/sections/**'],
      rules: { 'react/purity': 'off' },
    },
    {
      // Wrappers of native elements forward their props; their types require `alt` and content, and axe checks the pages.
      files: ['site/ui/**'],
      rules: { 'jsx-a11y/anchor-has-content': 'off', 'jsx-a11y/alt-text': 'off' },
    },
    ...borders.map((border) => ({
      files: border.files.map((pattern) => (pattern.endsWith('/**') ? `${pattern}/*.{ts,tsx,astro}` : pattern)),
      excludeFiles: tests,
      rules: { 'eslint-js/no-restricted-imports': restrictImports(border) },
    })),
    {
      // Tools require a default export of these files.
      files: ['*.config.{ts,js}', '.htmlvalidate.mjs', 'site/integrations/react-renderer.ts', '**/*.d.ts'],
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
      excludeFiles: [
        ...tests,
        'site/islands/forms/{recaptcha.ts,toasts.tsx}',
        'site/inline/{language-offer,tooltips}.ts',
      ],
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
      rules: { 'typescript/no-unsafe-assignment': 'off' },
    },
    {
      // Islands have one way to fetch data; `post-inquiry.ts` posts, and `fetch-modules.ts` only fills the HTTP cache.
      files: ['site/{islands,demos}/**/*.{ts,tsx}'],
      excludeFiles: [...tests, 'site/islands/{fetch-json,runtime/fetch-modules,inquiry-form/post-inquiry}.ts'],
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
      excludeFiles: ['server/index.js'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          noBarrel,
          { selector: 'Program', message: 'Name the file after its content: generic names attract unrelated code.' },
        ],
      },
    },
  ],
});
