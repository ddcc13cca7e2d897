/** Static imports of a minified module. */
const imports = /(?:from|import)"(\.[^"]+)/g;

/** Started requests by URL; modules share most imports. */
const requests: Record<string, Promise<unknown> | undefined> = {};

/** A failed prefetch is retried when the module is needed. */
const ignore = () => 0;

function fetchModule(path: string, base: string): Promise<unknown> {
  const { href } = new URL(path, base);
  return (requests[href] ??= fetch(href)
    .then((response) => response.text())
    .then(
      (source) => Promise.all(Array.from(source.matchAll(imports), ([, imported = '']) => fetchModule(imported, href))),
      ignore,
    ));
}

/** Prefetches the modules of the selected islands and their imports, without running them, or waits for those that run. */
export async function prefetchIslands(selector: string): Promise<void> {
  for (const island of document.querySelectorAll(selector)) {
    const paths = island.getAttribute('modules')?.split(' ') ?? [];
    if (island.hasAttribute('data-awake')) {
      // They are being loaded to run. Reading them here too, or those of other islands right after them, would take a slow
      // phone 50 ms, just when its visitor waits.
      await Promise.all(
        paths.map(
          (path) => (requests[new URL(path, location.href).href] ??= import(/* @vite-ignore */ path).catch(ignore)),
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      continue;
    }
    const [hydrate = '', own = '', ...shared] = paths;
    // The shared ones import nothing else, and are long: finding imports takes a slow phone 50 ms.
    for (const path of shared) {
      const { href } = new URL(path, location.href);
      requests[href] ??= fetch(href).then((response) => response.arrayBuffer(), ignore);
    }
    await Promise.all([fetchModule(hydrate, location.href), fetchModule(own, location.href)]);
  }
}
