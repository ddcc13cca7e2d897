/** Time after which a page that has not arrived shows the spinner, ms. */
const spinnerDelayMs = 150;

const { dataset } = document.documentElement;
let timer: ReturnType<typeof setTimeout> | undefined;

/** `navigation` is missing in older browsers: there a slow page shows the browser's own progress only. */
const { navigation } = window as { navigation?: Navigation };

navigation?.addEventListener('navigate', (event) => {
  const { destination, navigationType } = event;
  // Only what this page can answer for: our own addresses, no downloads, no reloads.
  if (!event.canIntercept || destination.sameDocument || event.downloadRequest !== null || navigationType === 'reload')
    return;
  if (destination.url === location.href.split('#')[0] && navigationType !== 'traverse' && !event.formData) {
    // A link to the page one is on: back to its top. CSS decides whether smoothly.
    event.preventDefault();
    scrollTo(0, 0);
  } else timer = setTimeout(() => (dataset.loading = ''), spinnerDelayMs);
});

// A page that comes back from the browser's cache comes back without its spinner, its menu and other panels.
addEventListener('pagehide', () => {
  clearTimeout(timer);
  delete dataset.loading;
  for (const panel of document.querySelectorAll<HTMLDialogElement>('dialog,[popover]'))
    if (panel.open) panel.close();
    else if (panel.popover) panel.hidePopover();
});
