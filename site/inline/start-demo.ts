/**
 * On product pages, the code of the demonstration is requested all at once when the visitor first does something while
 * the stage is near the screen, and runs when the browser is idle, so that it works as soon as its button is pressed.
 *
 * `#try` in the URL presses that button. The press hydrates the button's island like a visitor's press
 * (`site/islands/runtime/interaction.ts`). Without JavaScript the link scrolls to the still image.
 */
const stage = document.querySelector<HTMLElement>('#try');
const { connection } = navigator as { connection?: { saveData?: boolean } };

function start(): void {
  if (location.hash === '#try') stage?.querySelector<HTMLElement>('[aria-busy]')?.click();
}

function load(): void {
  // A failed request is made again when the code is needed.
  for (const file of stage?.dataset.modules?.split(' ') ?? []) fetch(`/${file}`).catch(() => 0);
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
if (stage?.dataset.modules?.includes('/') && !connection?.saveData)
  for (const type of ['pointermove', 'pointerdown', 'scroll', 'keydown'])
    addEventListener(type, () => near.observe(stage), { once: true });

start();
addEventListener('hashchange', start);
