/**
 * `client:interaction`: an island gets its JavaScript when it is first touched, not before.
 *
 * Pointer, focus, touch, click or submit wake it. A press of a button or a submit that comes before React has taken
 * over is held and then given to it, so that no early tap is lost. If the code cannot be loaded, the held event goes
 * its native way: every form and link works without JavaScript.
 *
 * Once the visitor does anything on the page, its chunks are fetched (not run) in an idle moment, unless data is saved.
 */
import { fetchModules } from './fetch-modules.ts';

type Hydrate = () => Promise<void>;

const wakers = ['pointerover', 'focusin', 'touchstart', 'click', 'submit'];
const signs = ['pointermove', 'scroll', 'touchstart', 'keydown'];

/** The directive, as Astro calls it for each island. */
export default function interaction(load: () => Promise<Hydrate>, _options: unknown, island: HTMLElement): void {
  let waking = false;
  let held: Event | undefined;

  const wake = async (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit' || (event.type === 'click' && target.closest('button'))) {
      event.preventDefault();
      event.stopPropagation();
      held = event;
    }
    if (waking) return;
    waking = true;
    try {
      const hydrate = await load();
      await hydrate();
      await hydrated(island);
    } finally {
      for (const type of wakers) island.removeEventListener(type, listener, true);
      if (held) replay(held);
    }
  };
  const listener = (event: Event) => void wake(event);
  for (const type of wakers) island.addEventListener(type, listener, true);

  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    const sign = new AbortController();
    const prepare = () => {
      sign.abort();
      // Safari has no idle callback; a moment later is idle enough there.
      (window.requestIdleCallback ?? setTimeout)(() => fetchModules(island));
    };
    for (const type of signs) addEventListener(type, prepare, { passive: true, signal: sign.signal });
  }
}

/** Resolves when React has taken the island's markup over: it then leaves its mark on the elements. */
async function hydrated(island: Element): Promise<void> {
  for (let frame = 0; frame < 60; frame++) {
    const child = island.firstElementChild;
    if (child && Object.keys(child).some((key) => key.startsWith('__react'))) return;
    await new Promise((resolve) => setTimeout(resolve, 16));
  }
}

function replay(event: Event) {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter);
  else (event.target as HTMLElement).click();
}
