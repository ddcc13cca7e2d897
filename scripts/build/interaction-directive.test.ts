import type { AstroIntegration } from 'astro';
import { expect, test } from 'vitest';
import { interactionDirective } from './interaction-directive.ts';

type Plugin = { transform: (code: string, id: string) => { code: string } | null };

/** Returns the build's Vite plugin, and the hook that runs after the pages are generated. */
function setUp() {
  const { hooks } = interactionDirective();
  let plugin: Plugin | undefined;
  call(hooks, 'astro:config:setup', {
    command: 'build',
    addClientDirective: () => undefined,
    updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => {
      plugin = vite.plugins[0];
    },
  });
  return {
    transform: (code: string) => plugin?.transform(code, '/node_modules/astro/dist/runtime/server/scripts.js')?.code,
    finish: () => call(hooks, 'astro:build:generated', {}),
  };
}

function call(hooks: AstroIntegration['hooks'], name: keyof AstroIntegration['hooks'], options: object): void {
  (hooks[name] as (options: object) => void)(options);
}

test("patches Astro's function so that it adds no scripts to a built page", () => {
  const { transform, finish } = setUp();
  expect(transform('function getPrescripts(result, type, directive) {\n  switch')).toBe(
    "function getPrescripts(result, type, directive) { return '';\n  switch",
  );
  expect(finish).not.toThrow();
});

test("the build fails when Astro's function changes", () => {
  const { transform, finish } = setUp();
  expect(transform('function getIslandScripts(result) {}')).toBeUndefined();
  expect(finish).toThrow('interaction-directive.ts');
});
