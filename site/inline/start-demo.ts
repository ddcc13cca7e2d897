/**
 * `#try` in the URL presses the start button of the demonstration. The press hydrates the button's island like a visitor's
 * press (`site/islands/runtime/interaction.ts`). Without JavaScript the link scrolls to the still image.
 */
function start(): void {
  if (location.hash === '#try') document.querySelector<HTMLElement>('#try [aria-busy]')?.click();
}

start();
addEventListener('hashchange', start);
