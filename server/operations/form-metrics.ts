import type { FormName } from '#contracts/forms/form-names.ts';

/** Counters of this process, by form, outcome and route. They contain no data of visitors. */
export type FormMetrics = ReturnType<typeof createFormMetrics>;

/** The current counts. */
export type FormMetricsState = ReturnType<FormMetrics['read']>;

/** A Prometheus histogram of durations in seconds: `counts[i]` of `count` were at most `durationBounds[i]`. */
export type Durations = { counts: number[]; sum: number; count: number };

/** Upper bounds of the buckets in seconds. The target is 250 ms for 99 % of requests. */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Creates the counters. */
export function createFormMetrics() {
  const submissions = new Map<string, { form: string; outcome: string; count: number }>();
  const requests = new Map<string, { route: string; method: string; status: string; durations: Durations }>();
  return {
    countSubmission: (form: FormName, outcome: string): void => {
      const key = `${form} ${outcome}`;
      const counted = submissions.get(key) ?? { form, outcome, count: 0 };
      counted.count++;
      submissions.set(key, counted);
    },
    /** @param route pattern of the route, not the URL */
    observeRequest: (route: string, method: string, statusCode: number, seconds: number): void => {
      const status = `${Math.floor(statusCode / 100)}xx`;
      const key = `${method} ${route} ${status}`;
      const known = requests.get(key);
      const { durations } = known ?? { durations: { counts: durationBounds.map(() => 0), sum: 0, count: 0 } };
      if (!known) requests.set(key, { route, method, status, durations });
      durations.sum += seconds;
      durations.count++;
      for (const [at, bound] of durationBounds.entries())
        if (seconds <= bound) durations.counts[at] = (durations.counts[at] ?? 0) + 1;
    },
    read: () => ({ submissions: [...submissions.values()], requests: [...requests.values()] }),
  };
}
