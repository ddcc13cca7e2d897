import { storeLanguage } from './language-choice.ts';

/** Links of the language list keep query and hash and store the choice. Delegated, because the list comes later in the page. */
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('#languages a');
  if (!link) return;
  storeLanguage(link.lang);
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  link.search = `${query}`;
  link.hash = location.hash;
});
