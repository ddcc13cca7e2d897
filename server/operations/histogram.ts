/** Counts values by upper bounds, as Prometheus' histograms do. */
export type Histogram = { observe: (value: number) => void; read: () => HistogramState };

/** `counts[i]` values were at most `bounds[i]`. */
export type HistogramState = { bounds: readonly number[]; counts: readonly number[]; sum: number; count: number };

/** @param bounds rising */
export function createHistogram(bounds: readonly number[]): Histogram {
  const counts = bounds.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    observe: (value) => {
      sum += value;
      count++;
      const index = bounds.findIndex((bound) => value <= bound);
      if (index !== -1) counts[index] = (counts[index] ?? 0) + 1;
    },
    read: () => {
      let upTo = 0;
      return { bounds, counts: counts.map((inBucket) => (upTo += inBucket)), sum, count };
    },
  };
}
