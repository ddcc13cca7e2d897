import { storeLanguage } from './language-choice.ts';

/** Links of the language list keep query and hash, and the choice is remembered. */
document.querySelector<HTMLElement>('#languages')?.addEventListener('click', ({ target }) => {
  const link = target as HTMLAnchorElement;
  if (!link.lang) return;
  storeLanguage(link.lang);
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  link.search = `${query}`;
  link.hash = location.hash;
});
