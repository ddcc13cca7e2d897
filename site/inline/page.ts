/** Small behaviours of every page. All of them have a way without JavaScript; this makes them better. */
import './drawer.ts';
import './language-list.ts';
import './language-offer.ts';
import './navigation.ts';
import './search-shortcut.ts';
import './store-links.ts';
