/**
 * Hydrates an island on first interaction, not before.
 *
 * Pointer, touch, focus or a press triggers hydration, as does a `wake` event from a page script. A press of a button before
 * hydration is held and replayed afterwards, so no early tap is lost; buttons of popovers work by themselves, and take the focus
 * that Safari doesn't give a clicked button, to get it back when the popover is closed. Submitting by Enter
 * counts as one, because browsers press the form's button for it. If the code can't be loaded, the native behavior applies:
 * every form works without JavaScript.
 *
 * Once the visitor does anything on the page, the code of other islands is fetched, not run (`site/inline/first-touch.ts`).
 *
 * @param hydrate loads the island's code and hydrates it
 */
export function onInteraction(island: HTMLElement, hydrate: () => Promise<void>): void {
  const awake = new AbortController();
  let held: HTMLElement | null | undefined;
  let loading: Promise<void> | undefined;

  /** Called whether loading succeeded or not. */
  const finish = () => {
    awake.abort();
    // A press on markup that is not hydrated yet makes React hydrate synchronously.
    held?.click();
  };
  const wake = (event: Event) => {
    const button = event.type === 'click' && (event.target as Element).closest('button');
    // Not for a press by a script, such as a shortcut: the focus goes back to where it was.
    if (button && (event as PointerEvent).detail) button.focus({ preventScroll: true });
    if (button && !button.matches('[popovertarget]')) {
      held = button;
      event.preventDefault();
      event.stopPropagation();
    }
    loading ??= hydrate().then(finish, finish);
    island.dataset.awake = '';
  };
  for (const type of ['pointerover', 'focusin', 'click', 'wake'])
    island.addEventListener(type, wake, { capture: true, signal: awake.signal });
}
