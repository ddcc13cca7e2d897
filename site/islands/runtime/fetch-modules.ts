/** The static imports of a module, in the compact form that the build writes. */
const imports = /(?:from|import)"(\.[^"]+)/g;

async function fetchModule(url: string | URL): Promise<void> {
  const source = await (await fetch(url)).text();
  for (const [, path = ''] of source.matchAll(imports)) void fetchModule(new URL(path, url));
}

/** Brings an island's code, and what that imports, into the browser's cache without running any of it. */
export function fetchModules(island: Element): void {
  for (const name of ['component-url', 'renderer-url'])
    void fetchModule(new URL(island.getAttribute(name) ?? '', location.href));
}
