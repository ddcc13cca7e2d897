/**
 * On product pages, the code and the labels of the demonstration are requested all at once as soon as the stage is near
 * the screen, and it is hydrated a moment later, so that it works when its button is pressed. Part of the script of the
 * first interaction.
 */
const stage = document.querySelector<HTMLElement>('#try');
const { connection } = navigator as { connection?: { saveData?: boolean } };

function load(): void {
  // A failed request is made again when the code is needed.
  for (const file of stage?.dataset.modules?.split(' ') ?? []) fetch(`/${file}`).catch(() => 0);
  const labels = `/demo-labels/${document.documentElement.lang.toLowerCase()}/${stage?.dataset.app ?? ''}.js`;
  import(/* @vite-ignore */ labels).catch(() => 0);
  const island = stage?.querySelector('astro-island');
  setTimeout(() => island?.dispatchEvent(new Event('wake')), 200);
}

const near = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return;
    near.disconnect();
    load();
  },
  { rootMargin: '50%' },
);

// Only built pages list the code.
if (stage?.dataset.modules?.includes('/') && !connection?.saveData) near.observe(stage);
