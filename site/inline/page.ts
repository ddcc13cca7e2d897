/** Small behaviours of every page. All of them have a way without JavaScript; this makes them better. */
import { defineIslands } from '#site/islands/runtime/island-element.ts';
import './drawer.ts';
import './language-list.ts';
import './language-offer.ts';
import './navigation.ts';
import './search-shortcut.ts';
import './store-links.ts';

// In development the pages have Astro's own, which reloads what was changed.
if (IS_BUILD) defineIslands();
