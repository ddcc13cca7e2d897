/** Wakes the island at once where a draft waits to be brought back. Runs behind the page's own script. */
try {
  if (localStorage.getItem('application-draft'))
    document.querySelector('[component-export=ApplicationForm]')?.dispatchEvent(new Event('focusin'));
} catch {
  // No store, no draft.
}
