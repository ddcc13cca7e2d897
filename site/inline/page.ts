/** Enhancements of every page. Everything also works without JavaScript. */
import './delete-expired-draft.ts';
import './islands.ts';
import './navigation.ts';
import './private-search.ts';

// Ctrl+K or ⌘K presses the search button. Uses the physical key, since other keyboard layouts produce another letter.
addEventListener('keydown', (event) => {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#search')?.click();
});

// The download button leads to the App Store on Apple platforms (an iPad may identify as a Mac), otherwise to Google Play.
if (/iPhone|iPad|iPod|Mac/.test(navigator.userAgent))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apple]'))
    link.href = link.dataset.apple ?? '';

/** Loads an optional script. Load errors are ignored. */
const load = (path: string) => void import(/* @vite-ignore */ path).catch(() => 0);

// Deferred until a second after load: the page comes first.
if ('offer' in document.documentElement.dataset)
  addEventListener('load', () => setTimeout(load, 1_000, '/language-offer.js'));

// Browsers with `CommandEvent` also have popovers and open a closed `<details>` for a link into it.
if (!('CommandEvent' in window)) load('/older-browsers.js');

// Wait until the browser has handled the event. Not requestIdleCallback: a page that renders no frames may never get the
// callback, and Safari lacks it.
if (IS_BUILD)
  for (const type of ['pointermove', 'scroll', 'touchstart', 'keydown'])
    addEventListener(type, () => setTimeout(load, 100, '/first-touch.js'), { once: true });
