import { createRoot, type Root } from 'react-dom/client';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { ToastLabels } from './form-messages.ts';
import type { Toast } from './load-toasts.ts';
import { ToastArea, type Area, type ShownToast } from './ToastArea.tsx';
import tokens from './toast-tokens.css?inline';
import styles from './toasts.css?inline';

/** An area in the page, in its own React root, so that it outlives any island. */
type MountedArea = {
  area: Area;
  element: HTMLElement;
  root: Root;
  toasts: readonly OwnToast[];
  /** Whether the form announces the newest toast. */
  isSilent: boolean;
};

type OwnToast = ShownToast & Pick<Toast, 'form'>;

const mounted = new Map<Area['name'], MountedArea>();

/** Ids of toasts count up from 1. */
let lastId = 0;

/** Shows a toast; it replaces the last one of the same form, and the oldest one if there are too many. */
export function showToast(labels: ToastLabels, toast: Toast): void {
  const { form, kind, title, description, isAnnounced, popover } = toast;
  const area = mountedArea(form === 'inquiry' ? 'inquiry' : 'page', popover ?? document.body);
  const shown = area.toasts.filter((one) => one.isOpen && one.form !== form);
  shown.splice(0, shown.length - (area.area.most - 1));
  area.toasts = [...shown, { id: ++lastId, isOpen: true, form, kind, title, description }];
  area.isSilent = isAnnounced;
  render(area, labels);
}

function close(area: MountedArea, labels: ToastLabels, id: number): void {
  area.toasts = area.toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast));
  render(area, labels);
  setTimeout(() => {
    area.toasts = area.toasts.filter((toast) => toast.id !== id);
    render(area, labels);
  }, area.area.removalDelayMs);
}

function render({ area, root, toasts, element, isSilent }: MountedArea, labels: ToastLabels): void {
  const onClose = (id: number) => {
    const own = mounted.get(area.name);
    if (own) close(own, labels, id);
  };
  root.render(<ToastArea area={area} toasts={toasts} labels={labels} isSilent={isSilent} onClose={onClose} />);
  // In the top layer, above the panel of the inquiry; older browsers have no top layer for it.
  if (toasts.some(({ isOpen }) => isOpen) && 'showPopover' in element && !element.matches(':popover-open'))
    element.showPopover();
}

function mountedArea(name: Area['name'], parent: Element): MountedArea {
  const known = mounted.get(name);
  if (known) return known;
  adoptStyles(tokens + styles);
  const element = document.createElement('div');
  element.className = 'toast-area';
  element.dataset.area = name;
  element.popover = 'manual';
  parent.append(element);
  const area: MountedArea = { area: areaNamed(name), element, root: createRoot(element), toasts: [], isSilent: false };
  mounted.set(name, area);
  return area;
}

function areaNamed(name: Area['name']): Area {
  if (name === 'page')
    return {
      name,
      durationMs: 4_000,
      most: 3,
      swipe: 'up',
      // From 45 px.
      swipeThreshold: 44,
      swipeVelocity: 0.11,
      hotkey: ['altKey', 'KeyT'],
      removalDelayMs: 200,
    };
  return {
    name,
    durationMs: 5_000,
    most: 1,
    // Toward the side where the toast is.
    swipe: document.dir === 'rtl' ? 'left' : 'right',
    swipeThreshold: 50,
    hotkey: ['F8'],
    removalDelayMs: 1_000_000,
  };
}
