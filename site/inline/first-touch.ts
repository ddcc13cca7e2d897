/** Runs on the visitor's first interaction with a page, so that it doesn't slow down page load. */
import { prefetchIslands } from '#site/islands/runtime/fetch-modules.ts';
import './drawer.ts';
import './tooltips.ts';

const { connection } = navigator as {
  connection?: { saveData?: boolean };
};
const stage = document.querySelector('#try');

// The menu and other panels are closed before the page enters the back/forward cache.
addEventListener('pagehide', () => {
  for (const panel of document.querySelectorAll<HTMLDialogElement>('dialog,[popover]'))
    if (panel.open) panel.close();
    else if (panel.popover) panel.hidePopover();
});

/** Loads and hydrates the demonstration as soon as its stage is near the screen, so that it works when its button is pressed. */
const near = new IntersectionObserver(
  ([entry]) => {
    if (!entry?.isIntersecting) return;
    near.disconnect();
    stage?.querySelector('react-island')?.dispatchEvent(new Event('wake'));
  },
  { rootMargin: '50%' },
);

// Nothing is loaded ahead for visitors who save data. The page's own islands come before those of every page, which would slow
// them down.
if (!connection?.saveData) {
  if (stage) near.observe(stage);
  void prefetchIslands('main react-island').then(() => prefetchIslands('react-island:not([data-awake])'));
}
