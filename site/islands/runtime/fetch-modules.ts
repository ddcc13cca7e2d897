/** Static imports of a minified module. */
const imports = /(?:from|import)"(\.[^"]+)/g;

/** Started requests by URL; modules share most imports. */
const requests: Record<string, Promise<unknown> | undefined> = {};

function fetchModule(path: string, base: string): Promise<unknown> {
  const { href } = new URL(path, base);
  return (requests[href] ??= fetch(href)
    .then((response) => response.text())
    .then(
      (source) => Promise.all(Array.from(source.matchAll(imports), ([, imported = '']) => fetchModule(imported, href))),
      // A failed prefetch is retried when the module is needed.
      () => 0,
    ));
}

/** Prefetches the modules of the selected islands and their imports, without running them. */
export async function prefetchIslands(selector: string): Promise<void> {
  const sources = Array.from(document.querySelectorAll(selector), (island) => island.getAttribute('src') ?? '');
  await Promise.all(sources.flatMap((source) => source.split(' ')).map((path) => fetchModule(path, location.href)));
}
