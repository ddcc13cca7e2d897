/** Ctrl+K or ⌘K presses the search button. Uses the physical key, since other keyboard layouts produce another letter. */
addEventListener('keydown', (event) => {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#search')?.click();
});
