import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { componentPage } from './component-page.ts';

function routesFor(command: 'dev' | 'build'): { pattern: string; entrypoint: string }[] {
  const injectRoute = vi.fn();
  const setup = componentPage().hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, injectRoute });
  return injectRoute.mock.calls.map(([route]) => route as { pattern: string; entrypoint: string });
}

test('the development server has a component page', () => {
  const [route] = routesFor('dev');
  expect(route?.pattern).toBe('/components');
  expect(existsSync(route?.entrypoint ?? '')).toBe(true);
});

test('a build has no component page', () => {
  expect(routesFor('build')).toEqual([]);
});
