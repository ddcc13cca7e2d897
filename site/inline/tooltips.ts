/**
 * Shows the names of icon-only controls on hover and on keyboard focus. It looks and behaves like the Radix tooltip of the
 * search (`site/islands/tooltip/`), without React: most of these controls are not part of an island.
 */

/** Delay before a tooltip appears under a resting pointer, ms. */
const openDelayMs = 700;
/** Time after closing a tooltip in which the next one appears immediately, ms. */
const skipDelayMs = 300;
/** Time to move the pointer from a control to its tooltip, ms. */
const closeDelayMs = 100;
/** Distances of a tooltip from its control and from the edges of the screen, px. */
const controlGap = 6;
const screenGap = 12;

// On touch screens a tooltip would cover the page after each tap.
if (matchMedia('(hover: hover)').matches && 'popover' in HTMLElement.prototype) enableTooltips();

function enableTooltips(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TOOLTIP_STYLES);
  document.adoptedStyleSheets.push(sheet);
  // Hidden from screen readers, which read the control's name. A popover, because the drawer is in the top layer.
  const tip = Object.assign(document.createElement('div'), { className: 'icon-tooltip', ariaHidden: 'true' });
  tip.popover = 'manual';
  document.body.append(tip);

  let control: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  const isOpen = () => tip.matches(':popover-open');
  const close = () => {
    clearTimeout(timer);
    if (isOpen()) closedAt = performance.now();
    tip.hidePopover();
  };
  const leave = () => {
    close();
    control = undefined;
  };
  const show = () => {
    tip.textContent = control ? iconName(control) : '';
    if (!control || !tip.textContent) return;
    tip.showPopover();
    place(tip, control);
  };
  const enter = (next: HTMLElement, delayMs: number) => {
    leave();
    control = next;
    timer = setTimeout(show, performance.now() - closedAt < skipDelayMs ? 0 : delayMs);
  };

  addEventListener('pointerover', ({ target, pointerType }) => {
    const next = pointerType === 'touch' ? null : controlAt(target);
    if (target === tip || (next && next === control)) {
      // The pointer is back: keep the tooltip open.
      if (isOpen()) clearTimeout(timer);
    } else if (next && iconName(next)) enter(next, openDelayMs);
    // Stays while its control has keyboard focus: browsers also report a resting pointer when something opens below it.
    else if (control?.matches(':focus-visible')) return;
    else if (isOpen()) {
      clearTimeout(timer);
      timer = setTimeout(leave, closeDelayMs);
    } else leave();
  });
  document.documentElement.addEventListener('pointerleave', leave);
  addEventListener('focusin', ({ target }) => {
    const next = controlAt(target);
    if (next?.matches(':focus-visible')) enter(next, 0);
  });
  addEventListener('focusout', ({ target }) => {
    if (controlAt(target) === control) leave();
    else close();
  });
  // After a press the control stays the current one, so that moving the pointer on it doesn't reopen the tooltip. Whatever
  // comes below the pointer instead gets its tooltip after the delay, since a press ends the reading of one after another.
  const press = () => {
    close();
    closedAt = -Infinity;
  };
  addEventListener('pointerdown', press);
  addEventListener('click', press);
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('scroll', () => control && isOpen() && place(tip, control), { capture: true, passive: true });

  // The event that loaded this script has already fired.
  const first = document.querySelector<HTMLElement>('button:focus-visible') ?? document.querySelector('button:hover');
  if (first) enter(first, openDelayMs);
}

/**
 * Not a switch: what it is for is beside it and above its column, and a tooltip would cover the next one. Not a key of a
 * pad (a group): it would cover the keys below.
 */
function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a,button:not([role=switch],[role=group] *)') : null;
}

/** The name of a control that shows only an icon, otherwise ''. Controls with a Radix tooltip have a `data-state`. */
function iconName(control: HTMLElement): string {
  if (control.dataset.state || !control.querySelector('svg')) return '';
  const text = control.innerText.trim();
  if (control.ariaLabel) return text ? '' : control.ariaLabel;
  const hidden = [...control.querySelectorAll<HTMLElement>('.visually-hidden')];
  return hidden.some(({ innerText }) => innerText.trim() === text) ? text : '';
}

/** Places a tooltip below its control, or beside it if there is no room. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
  const { clientHeight } = document.documentElement;
  // Without the gutter that is kept free for a scrollbar.
  const { clientWidth } = document.body;
  const centered = left + (width - tip.offsetWidth) / 2;
  const below = Math.max(screenGap, Math.min(centered, clientWidth - screenGap - tip.offsetWidth));
  const before = left - controlGap - tip.offsetWidth;
  const beside = before < screenGap ? right + controlGap : before;
  const hasRoom = bottom + controlGap + tip.offsetHeight + screenGap <= clientHeight;
  const y = hasRoom ? bottom + controlGap : top + (height - tip.offsetHeight) / 2;
  tip.style.inset = `${y}px auto auto ${hasRoom ? below : beside}px`;
}
