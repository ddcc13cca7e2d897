/**
 * On the search page: if the URL has a query but the page has no answer, the host runs without
 * our server, and the dialog searches instead.
 */
if (location.search.includes('q=') && !document.querySelector('#search-status')?.textContent)
  document.querySelector<HTMLElement>('#search')?.click();
