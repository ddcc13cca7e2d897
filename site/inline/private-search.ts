/**
 * Searches stay on the device: a search box opens the search page with the query in the fragment, which browsers don't
 * send to the server. Without scripts, the form sends it (`site/sections/search/SearchForm.tsx` says so).
 */
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (event.defaultPrevented || !form.matches('[data-search]')) return;
  event.preventDefault();
  location.assign(`${form.action}#${new URLSearchParams(new FormData(form) as never)}`);
});
