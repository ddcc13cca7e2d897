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

// In development the pages have Astro's own, which reloads what was changed.
if (IS_BUILD) defineIslands();
