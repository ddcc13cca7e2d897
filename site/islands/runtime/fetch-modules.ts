/** Static imports of a minified module. */
const imports = /(?:from|import)"(\.[^"]+)/g;

/** Started requests by URL; modules share most imports. */
const requests: Record<string, Promise<unknown> | undefined> = {};

function fetchModule(path: string, base: string): void {
  const { href } = new URL(path, base);
  requests[href] ??= fetch(href)
    .then((response) => response.text())
    .then(
      (source) => {
        for (const [, imported = ''] of source.matchAll(imports)) fetchModule(imported, href);
      },
      // A failed prefetch is retried when the module is needed.
      () => 0,
    );
}

/** Prefetches the code of an island and its imports without running it. */
export function fetchModules(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) fetchModule(island.getAttribute(name) ?? '', location.href);
}
