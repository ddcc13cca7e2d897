// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { prefetchIslands } from './fetch-modules.ts';

test('the code of an island is fetched, but not that of one that is loading it to run', async () => {
  const fetched: unknown[] = [];
  vi.stubGlobal('fetch', (url: unknown) => {
    fetched.push(url);
    return Promise.resolve(new Response(''));
  });
  document.body.innerHTML = `
    <react-island modules="/hydrate.js /Search.js /react.js"></react-island>
    <react-island modules="/hydrate.js /Demo.js /react.js /demo.js" data-awake></react-island>`;
  void prefetchIslands('react-island');
  await vi.waitFor(() => expect(fetched).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const paths = fetched.map((url) => new URL(String(url)).pathname);
  expect(paths.toSorted()).toEqual(['/Search.js', '/hydrate.js', '/react.js']);
});
