import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type IslandProps<Props> = {
  /** Name of the component's export; also in the list of islands in `astro.config.ts`. One per page. */
  name: keyof typeof MODULES;
  of: ComponentType<Props>;
  /** Its props: plain data. */
  props: Props;
};

/** The markup of an island, which is hydrated on interaction (`interaction.ts`). */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  return createElement('react-island', {
    name,
    src: MODULES[name],
    runtime: MODULES.hydrate,
    props: JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: renderToString(<Component {...props} />, { identifierPrefix: name }) },
  });
}
