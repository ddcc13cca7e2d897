/**
 * Import this first in `astro.config.ts`: React reads `NODE_ENV` when it is loaded. A build is always a production build,
 * also in a shell where another program has set `NODE_ENV`; in development, drafts are shown.
 */
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';
