/** Enhancements of every page. Everything also works without JavaScript. */
import { defineIslands } from '#site/islands/runtime/island-element.ts';
import './navigation.ts';
import './search-shortcut.ts';
import './store-links.ts';

// Deferred until a second after load: the page comes first.
const offer = '/language-offer.js';
if ('offer' in document.documentElement.dataset)
  addEventListener('load', () => setTimeout(() => void import(offer), 1_000));

// Browsers with `CommandEvent` also have popovers and open a closed `<details>` for a link into it.
const older = '/older-browsers.js';
if (!('CommandEvent' in window)) void import(older);

// Wait until the browser has handled the event. Not requestIdleCallback: a page that renders no frames may never get the
// callback, and Safari lacks it.
const firstTouch = '/first-touch.js';
if (IS_BUILD)
  for (const type of ['pointermove', 'scroll', 'touchstart', 'keydown'])
    addEventListener(type, () => setTimeout(() => void import(firstTouch).catch(() => 0), 100), { once: true });

// In development, pages use Astro's own island element, which supports hot reloading.
if (IS_BUILD) defineIslands();
