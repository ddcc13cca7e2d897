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

/** Prefetches modules and their imports without running them. */
export function fetchModules(...paths: readonly (string | null | undefined)[]): void {
  for (const path of paths) if (path) fetchModule(path, location.href);
}
