/** Stands right behind the island: wakes it at once where a draft waits to be brought back. */
try {
  if (localStorage.getItem('application-draft'))
    document.currentScript?.previousElementSibling?.dispatchEvent(new Event('focusin'));
} catch {
  // No store, no draft.
}
