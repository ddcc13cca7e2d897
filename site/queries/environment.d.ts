/**
 * True in the development server. Defined in `astro.config.ts`, since an environment variable `DEV` would
 * be `import.meta.env.DEV`, and with it drafts would be published.
 */
declare const IS_DEVELOPMENT: boolean;
