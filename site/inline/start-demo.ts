/**
 * On an app's page, `#try` in the address presses the button that starts the demonstration. The press wakes the button's
 * island as a visitor's own does (`site/islands/runtime/interaction.ts`). Without JavaScript the address leads to the still.
 */
function start(): void {
  if (location.hash === '#try') document.querySelector<HTMLElement>('#try [aria-busy]')?.click();
}

start();
addEventListener('hashchange', start);
