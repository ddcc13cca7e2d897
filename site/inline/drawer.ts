/** Focus management of the drawer, a popover: inside while open, back to its button when closed. */
const drawer = document.querySelector<HTMLElement>('#menu');

if (drawer) {
  const stops = [...drawer.querySelectorAll<HTMLElement>('a, button:not([tabindex])')];
  // Not all browsers move the focus into a dialog popover, or back after a tap on its button. Chromium moves it to the panel where
  // that scrolls.
  const enter = () => {
    if (!drawer.querySelector(':is(a, button):focus')) stops[0]?.focus();
  };
  drawer.ontoggle = ({ newState }) => {
    if (newState === 'open') enter();
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[popovertarget=menu]')?.focus();
  };
  // The drawer may have been opened before this script was loaded.
  if (drawer.getClientRects().length > 0) enter();
  drawer.onkeydown = (event) => {
    const [from, to] = event.shiftKey ? [0, -1] : [-1, 0];
    if (event.key !== 'Tab' || event.target !== stops.at(from)) return;
    event.preventDefault();
    stops.at(to)?.focus();
  };
}
