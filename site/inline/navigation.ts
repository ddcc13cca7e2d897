/** Delay before a slow navigation shows the spinner, ms. */
const spinnerDelayMs = 150;

const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Missing in older browsers, which then show only their own progress. */
const { navigation } = window as { navigation?: Navigation };

navigation?.addEventListener('navigate', (event) => {
  // Only navigations to another page of this site, no downloads. `scroll-to-top.ts` prevents those to the current page.
  if (event.canIntercept && !event.destination.sameDocument && event.downloadRequest === null)
    timer = setTimeout(() => event.defaultPrevented || (dataset.loading = ''), spinnerDelayMs);
});

// Hide the spinner before the page enters the back/forward cache.
addEventListener('pagehide', () => {
  clearTimeout(timer);
  delete dataset.loading;
});
