/**
 * On the search page: where a query is in the address and nothing has been answered, the pages stand on a host without
 * our server, and the dialog searches instead.
 */
if (location.search.includes('q=') && !document.querySelector('#search-status')?.textContent)
  document.querySelector<HTMLElement>('#search')?.click();
