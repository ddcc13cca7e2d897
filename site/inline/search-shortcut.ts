/** Ctrl K, or ⌘ K, presses the search of the header. By the key's place: on an Arabic keyboard it writes another letter. */
addEventListener('keydown', (event) => {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLElement>('#search')?.click();
});
