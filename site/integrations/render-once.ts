import type { AstroIntegration } from 'astro';

/**
 * Renders React components as `@astrojs/react` does, but each once: before it renders a component, that package calls it to
 * see whether it is React's, in case there are other frameworks. Must come before it.
 */
export function renderOnce(): AstroIntegration {
  return {
    name: 'render-once',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({ name: 'render-once', serverEntrypoint: new URL('react-renderer.ts', import.meta.url) });
      },
    },
  };
}
