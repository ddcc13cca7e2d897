/**
 * `client:interaction`: an island gets its JavaScript when it is first touched, not before.
 *
 * Pointer (a finger is one too), focus or a press wakes it, and so does a page's script by an event `wake`. A press of a button (or of a link that opens a dialog) that comes before React has taken over (submitting by
 * the Enter key is one, too: browsers press the form's button for it) is held and repeated then, so no early tap is
 * lost. If the code cannot be loaded, the press goes its native way: every form works without JavaScript.
 *
 * Once the visitor does anything on the page, the island's code is fetched (not run) a moment later, unless data is
 * saved.
 */
import { fetchModules } from './fetch-modules.ts';

type Hydrate = () => Promise<void>;

/** The directive, as Astro calls it for each island. */
export default function interaction(load: () => Promise<Hydrate>, _options: unknown, island: HTMLElement): void {
  const awake = new AbortController();
  let held: HTMLElement | null | undefined;
  let loading: Promise<void> | undefined;

  /** Whether it could be loaded or not. */
  const finish = () => {
    awake.abort();
    // React hydrates at once when a press reaches markup it has not taken over yet.
    held?.click();
  };
  const wake = (event: Event) => {
    const button = event.type === 'click' && (event.target as Element).closest<HTMLElement>('button,[aria-haspopup]');
    if (button) {
      held = button;
      event.preventDefault();
      event.stopPropagation();
    }
    loading ??= load()
      .then((hydrate) => hydrate())
      .then(finish, finish);
  };
  for (const type of ['pointerover', 'focusin', 'click', 'wake'])
    island.addEventListener(type, wake, { capture: true, signal: awake.signal });

  if (!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData) {
    for (const type of ['pointermove', 'scroll', 'touchstart', 'keydown'])
      addEventListener(
        type,
        // After the browser has answered the event itself. Not requestIdleCallback: a page that draws no frames may
        // never be called back, and Safari has none.
        () => setTimeout(() => fetchModules(island), 100),
        { once: true },
      );
  }
}
