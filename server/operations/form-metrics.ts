import type { FormName } from '#contracts/forms/form-names.ts';

/** What this process counts. Names of forms, outcomes and routes only: nothing of a visitor's. */
export type FormMetrics = {
  countSubmission: (form: FormName, outcome: string) => void;
  /** @param route pattern of the route, not the address */
  observeRequest: (route: string, method: string, status: number, seconds: number) => void;
  read: () => FormMetricsState;
};

/** The counts so far. */
export type FormMetricsState = {
  submissions: readonly { form: string; outcome: string; count: number }[];
  requests: readonly { route: string; method: string; status: string; durations: HistogramState }[];
};

/** From a fast answer to one that a person notices, in seconds: 250 ms is the promise for 99 of 100. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Makes the counters. */
export function createFormMetrics(): FormMetrics {
  const submissions = new Map<string, { form: string; outcome: string; count: number }>();
  const requests = new Map<string, { route: string; method: string; status: string; durations: Histogram }>();
  return {
    countSubmission: (form, outcome) => {
      const counted = getOrAdd(submissions, `${form} ${outcome}`, () => ({ form, outcome, count: 0 }));
      counted.count++;
    },
    observeRequest: (route, method, statusCode, seconds) => {
      const status = `${Math.floor(statusCode / 100)}xx`;
      const make = () => ({ route, method, status, durations: createHistogram(bounds) });
      getOrAdd(requests, `${method} ${route} ${status}`, make).durations.observe(seconds);
    },
    read: () => ({
      submissions: [...submissions.values()].map((counted) => ({ ...counted })),
      requests: [...requests.values()].map(({ durations, ...labels }) => ({ ...labels, durations: durations.read() })),
    }),
  };
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** Counts values by upper bounds, as Prometheus' histograms do. */
export type Histogram = { observe: (value: number) => void; read: () => HistogramState };

/** `counts[i]` values were at most `bounds[i]`. */
export type HistogramState = { bounds: readonly number[]; counts: readonly number[]; sum: number; count: number };

/** @param bounds rising */
function createHistogram(bounds: readonly number[]): Histogram {
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
