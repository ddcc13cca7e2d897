import { createElement, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates the markup that `Island` rendered.
 *
 * @param module the island's module; exports the component by the island's name
 */
export function hydrate(island: Element, module: Readonly<Record<string, ComponentType>>): void {
  const name = island.getAttribute('name') ?? '';
  const Component = module[name];
  if (!Component) throw new Error(`no island "${name}"`);
  const props = JSON.parse(island.getAttribute('props') ?? '{}') as object;
  hydrateRoot(island, createElement(Component, props), { identifierPrefix: name });
}
