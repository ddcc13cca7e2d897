/**
 * For browsers without popovers (before Chrome 114, Firefox 125 and Safari 17) and those that leave `<details>` closed
 * when a link leads into it (before Chrome 102, Firefox 139 and Safari 26.2). Loaded by `page.ts` if needed.
 */

/** Opens the question that the URL fragment refers to. */
function revealTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}
revealTarget();
addEventListener('hashchange', revealTarget);

// Safari before 26.2 logs an error for a view transition interrupted by navigation.
addEventListener('pageswap', ({ viewTransition }) => void viewTransition?.ready.catch(() => 0));

/** A panel opened by a button: dialogs open modally, others toggle `hidden`. */
function addPanel(panel: HTMLElement): void {
  if (panel instanceof HTMLDialogElement) {
    panel.showPopover = () => panel.showModal();
    panel.hidePopover = () => panel.close();
    panel.addEventListener('close', () => showState(panel, 'closed'));
    return;
  }
  panel.style.position = 'fixed';
  panel.hidden = true;
  panel.showPopover = () => {
    panel.hidden = false;
    showState(panel, 'open');
  };
  panel.hidePopover = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    showState(panel, 'closed');
  };
}

/** Dispatches the event that popovers would. */
function showState(panel: HTMLElement, newState: 'open' | 'closed'): void {
  panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}

const isOpen = (panel: HTMLElement) => (panel instanceof HTMLDialogElement ? panel.open : !panel.hidden);

if (!('popover' in HTMLElement.prototype)) {
  const panels = new Map<string, HTMLElement>();
  const buttons = [...document.querySelectorAll<HTMLElement>('[popovertarget]')];
  for (const button of buttons) {
    const id = button.getAttribute('popovertarget') ?? '';
    const panel = document.getElementById(id);
    if (!panel) continue;
    if (!panels.has(id)) addPanel(panel);
    panels.set(id, panel);
    button.addEventListener('click', () => {
      if (isOpen(panel)) panel.hidePopover();
      else panel.showPopover();
    });
  }
  const closeOthers = (target: EventTarget | null) => {
    for (const [id, panel] of panels) {
      const isInside = target instanceof Element && target.closest(`#${id}, [popovertarget=${id}]`);
      if (!isInside && isOpen(panel)) panel.hidePopover();
    }
  };
  addEventListener('pointerdown', ({ target }) => closeOthers(target));
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeOthers(null);
  });
}
