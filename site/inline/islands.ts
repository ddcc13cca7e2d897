/** Hydrates islands on interaction (`site/islands/runtime/Island.tsx`). */
import { onInteraction } from '#site/islands/runtime/interaction.ts';

const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ path);

for (const island of document.querySelectorAll<HTMLElement>('react-island'))
  onInteraction(island, async () => {
    const [hydrate = '', own = '', ...others] = island.getAttribute('modules')?.split(' ') ?? [];
    for (const path of others) load(path).catch(() => 0);
    const [runtime, module] = await Promise.all([load(hydrate), load(own)]);
    await (runtime as { hydrate: (island: Element, module: unknown) => Promise<void> }).hydrate(island, module);
  });
