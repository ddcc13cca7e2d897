/**
 * On the search page: searches on the device for the query in the fragment. A host without our server doesn't answer a
 * query in the address; it is moved to the fragment.
 */
const { search } = location;
if (/[?&]q=./.test(search) && !document.querySelector('#search-status')?.textContent)
  history.replaceState(null, '', `${location.pathname}#${search.slice(1)}`);

function showQuery(): void {
  const query = new URLSearchParams(location.hash.slice(1)).get('q');
  const box = document.querySelector<HTMLInputElement>('#search-query');
  if (!query || !box) return;
  box.value = query;
  // The suggestions move beside the results before those are there.
  document.querySelector('#search-status')?.setAttribute('data-asked', '');
  document.querySelector('react-island[name=PageResults]')?.dispatchEvent(new Event('wake'));
}
showQuery();
addEventListener('hashchange', showQuery);
