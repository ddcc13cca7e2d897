/** A link to the current page scrolls to its top instead of loading it again. CSS decides whether smoothly. */
const { navigation } = window as { navigation?: Navigation };

navigation?.addEventListener('navigate', (event) => {
  const { destination, navigationType, formData } = event;
  if (!event.cancelable || destination.sameDocument || formData || destination.url !== location.href.split('#')[0])
    return;
  // A page that replaces the requested one (404, offline) is requested again.
  if (navigationType === 'reload' || navigationType === 'traverse' || 'fixed' in document.documentElement.dataset)
    return;
  event.preventDefault();
  scrollTo(0, 0);
});
