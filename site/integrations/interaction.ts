import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`, which hydrates an island when the visitor first touches it. */
export function interaction(): AstroIntegration {
  return {
    name: 'interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './site/islands/runtime/interaction.ts' });
      },
    },
  };
}
