/**
 * Runs before the first paint: redirects to the visitor's language if the URL has no prefix, and decides
 * whether to show the splash. Detection order: query `lng`, cookie, local storage, session
 * storage, browser, html `lang`.
 */
import { matchLanguage } from '#locales/match-language.ts';
import { attempt, device } from '#site/storage/device-storage.ts';
import './language-list.ts';
import { storedLanguages, storeLanguage } from './language-choice.ts';

const live = LIVE_TAGS.split(' ');
const { dataset, lang } = document.documentElement;
const current = lang.toLowerCase();
const { pathname, hash, search } = location;
const prefix = `/${current}`;
const prefixed = `${pathname}/`.startsWith(`${prefix}/`);
const query = new URLSearchParams(search);

const known = (values: readonly (string | null | undefined)[]) =>
  values.map((value) => matchLanguage(`${value}`, live)).find(Boolean);

const asked = known([query.get('lng')]);
if (asked) storeLanguage(asked);

const preferred = asked ?? known([...storedLanguages(), ...navigator.languages]) ?? current;

if (preferred === current || 'fixed' in dataset || (prefixed && !asked)) {
  // On a page in another language, language-offer.ts offers the preferred one.
  if (preferred !== current) dataset.offer = preferred;
  attempt(() => {
    // "Once per visit" needs session storage; without it there is no splash.
    if (!device.sessionStorage.seen) dataset.splash = device.sessionStorage.seen = '1';
  });
} else {
  query.delete('lng');
  const route = prefixed ? pathname.slice(prefix.length) : pathname;
  // The default language has no prefix. Home pages of other languages have no trailing slash.
  const path = preferred === live[0] ? route || '/' : `/${preferred}${route === '/' ? '' : route}`;
  location.replace(`${path}?${query}`.replace(/\?$/, '') + hash);
}
