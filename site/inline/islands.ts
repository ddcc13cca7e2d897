/** Hydrates islands on interaction (`site/islands/runtime/Island.tsx`). */
import { onInteraction } from '#site/islands/runtime/interaction.ts';

const load = (island: HTMLElement, attribute: string): Promise<unknown> =>
  import(/* @vite-ignore */ island.getAttribute(attribute) ?? '');

for (const island of document.querySelectorAll<HTMLElement>('react-island'))
  onInteraction(island, async () => {
    const [runtime, module] = await Promise.all([load(island, 'runtime'), load(island, 'src')]);
    (runtime as { hydrate: (island: Element, module: unknown) => void }).hydrate(island, module);
  });
