/** Delay before a slow navigation shows the spinner, ms. */
const spinnerDelayMs = 150;

const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Missing in older browsers, which then show only their own progress. */
const { navigation } = window as { navigation?: Navigation };

navigation?.addEventListener('navigate', (event) => {
  const { destination, navigationType } = event;
  // Only same-origin navigations; no downloads, no reloads.
  if (!event.canIntercept || destination.sameDocument || event.downloadRequest !== null || navigationType === 'reload')
    return;
  const isHere = destination.url === location.href.split('#')[0];
  // A page that replaces the requested one (404, offline) is requested again.
  if (isHere && navigationType !== 'traverse' && !event.formData && !('fixed' in dataset)) {
    // A link to the current page scrolls to its top. CSS decides whether smoothly.
    event.preventDefault();
    scrollTo(0, 0);
  } else timer = setTimeout(() => (dataset.loading = ''), spinnerDelayMs);
});

// Hide the spinner before the page enters the back/forward cache.
addEventListener('pagehide', () => {
  clearTimeout(timer);
  delete dataset.loading;
});
