/**
 * On product pages, the code and the labels of the demonstration are requested all at once as soon as the stage is near
 * the screen, and it is hydrated a moment later, so that it works when its button is pressed. Part of the script of the
 * first interaction.
 */
import { fetchModules } from '#site/islands/runtime/fetch-modules.ts';

const stage = document.querySelector<HTMLElement>('#try');
const { connection } = navigator as { connection?: { saveData?: boolean } };

function load(): void {
  fetchModules(stage?.dataset.module);
  const labels = `/demo-labels/${document.documentElement.lang.toLowerCase()}/${stage?.dataset.app ?? ''}.js`;
  import(/* @vite-ignore */ labels).catch(() => 0);
  const island = stage?.querySelector('react-island');
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

if (stage && !connection?.saveData) near.observe(stage);
