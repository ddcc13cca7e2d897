import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type IslandProps<Props> = {
  /** Name of the component's export; also in the list of islands in `astro.config.ts`. One per page. */
  name: keyof typeof MODULES;
  of: ComponentType<Props>;
  /** Its props: plain data. */
  props: Props;
  /** Addresses of modules that it imports later. */
  modules?: readonly string[];
};

/**
 * The markup of an island, which is hydrated on interaction (`interaction.ts`). It names the modules that are requested then,
 * all at once: the one that hydrates, the island's, and what these import.
 */
export function Island<Props extends object>({ name, of: Component, props, modules = [] }: IslandProps<Props>) {
  return createElement('react-island', {
    name,
    modules: [MODULES.hydrate, MODULES[name], MODULES.react, MODULES['rolldown-runtime'], ...modules]
      .filter(Boolean)
      .join(' '),
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(<Component {...props} />, { identifierPrefix: name }) },
  });
}
