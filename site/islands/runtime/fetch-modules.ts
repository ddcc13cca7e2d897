/** The static imports of a module, in the compact form that the build writes. */
const imports = /(?:from|import)"(\.[^"]+)/g;

/** What is on its way or there already, by address: modules share most of what they import. */
const fetched: Record<string, Promise<unknown> | undefined> = {};

function fetchModule(path: string, base: string): void {
  const { href } = new URL(path, base);
  fetched[href] ??= fetch(href)
    .then((response) => response.text())
    .then(
      (source) => {
        for (const [, imported = ''] of source.matchAll(imports)) fetchModule(imported, href);
      },
      // What cannot be had ahead is asked for again when it is needed.
      () => 0,
    );
}

/** Brings an island's code, and what that imports, into the browser's cache without running any of it. */
export function fetchModules(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) fetchModule(island.getAttribute(name) ?? '', location.href);
}
