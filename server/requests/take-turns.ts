const waiting: (() => void)[] = [];

/**
 * Waits for a turn. One waiting task runs per turn of the event loop, so that other requests are served between the
 * expensive ones: processing a text of some hundred kilobytes takes several milliseconds.
 */
export function takeTurn(run: () => void): void {
  if (waiting.push(run) === 1) setImmediate(runNext);
}

function runNext(): void {
  waiting[0]?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(runNext);
}
