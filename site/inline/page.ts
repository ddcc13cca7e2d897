/** Small behaviours of every page. All of them have a way without JavaScript; this makes them better. */
import { defineIslands } from '#site/islands/runtime/island-element.ts';
import './drawer.ts';
import './navigation.ts';
import './search-shortcut.ts';
import './store-links.ts';

// A second after everything the page itself needs: the visitor came for the page.
const offer = '/language-offer.js';
if ('offer' in document.documentElement.dataset)
  addEventListener('load', () => setTimeout(() => void import(offer), 1_000));

// Browsers that know `CommandEvent` have popovers and open a closed `<details>` for a link into it, too.
const older = '/older-browsers.js';
if (!('CommandEvent' in window)) void import(older);

// In development the pages have Astro's own, which reloads what was changed.
if (IS_BUILD) defineIslands();
