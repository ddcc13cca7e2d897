import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Interval at which Node measures, ms; part of each measurement. */
const resolution = 10;

/** How long a measurement is reported at least, ms: longer than Prometheus' usual interval. */
const windowMs = 60_000;

/**
 * Starts to measure how long the event loop of this process is blocked: all visitors wait as long.
 *
 * @returns a function that returns the longest delay since the one before the last minute began, in seconds
 */
export function measureEventLoopDelay(now: () => number = () => performance.now()): () => number {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let before = 0;
  let since = now();
  return () => {
    const current = Math.max(0, histogram.max / 1e9 - resolution / 1000);
    const longest = Math.max(before, current);
    if (now() - since > windowMs) {
      before = current;
      since = now();
      histogram.reset();
    }
    return longest;
  };
}
