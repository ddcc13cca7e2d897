import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the markup that `Island` rendered.
 *
 * @param module the island's module; exports the component by the island's name
 */
export async function hydrate(island: Element, module: Readonly<Record<string, ComponentType>>): Promise<void> {
  // Keys pressed while this code was being parsed come first: React would hydrate in the event of the first one.
  await new Promise((resolve) => setTimeout(resolve));
  const name = island.getAttribute('name') ?? '';
  const Component = module[name];
  if (!Component) throw new Error(`no island "${name}"`);
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
  hydrateRoot(island, createElement(Component, props), { identifierPrefix: name });
}
