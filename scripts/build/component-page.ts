import type { AstroIntegration } from 'astro';

/** Shows all components in their states at `/components`, in the development server only. */
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
