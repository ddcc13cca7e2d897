/** Closes the menu and other panels before the page enters the back/forward cache. */
addEventListener('pagehide', () => {
  for (const panel of document.querySelectorAll<HTMLDialogElement>('dialog,[popover]'))
    if (panel.open) panel.close();
    else if (panel.popover) panel.hidePopover();
});
