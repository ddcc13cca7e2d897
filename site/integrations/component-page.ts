import type { AstroIntegration } from 'astro';

/** Adds a page with all components in all states at `/components`, only in the development server. */
export function componentPage(): AstroIntegration {
  return {
    name: 'component-page',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/components', entrypoint: './site/component-page/ComponentPage.astro' });
      },
    },
  };
}
