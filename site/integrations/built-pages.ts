import { readFile } from 'node:fs/promises';

/** A page of the build. */
export type BuiltPage = {
  /** URL path, `/de/products`. */
  path: string;
  read: () => Promise<string>;
};

/**
 * Returns the pages that Astro built.
 *
 * @param dir folder of the built site
 * @param pages from the hook `astro:build:done`
 */
export function builtPages(dir: URL, pages: readonly { pathname: string }[]): BuiltPage[] {
  return pages.map(({ pathname }) => {
    const path = `/${pathname.replace(/^\/|\/$/g, '')}`;
    return { path, read: () => readFile(pageFile(dir, path), 'utf8') };
  });
}

/**
 * The file of a page: `/de/products.html`.
 *
 * @param path URL path of the page
 */
export function pageFile(dir: URL, path: string): URL {
  return new URL(path === '/' ? 'index.html' : `${path.slice(1)}.html`, dir);
}
