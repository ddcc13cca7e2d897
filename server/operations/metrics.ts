import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FormName } from '#contracts/forms/form-names.ts';
import type { OutboxStats } from '#server/mail/outbox/outbox.ts';

/** Counters of this process, by form, outcome and route. They contain no data of visitors. */
export type Metrics = ReturnType<typeof createMetrics>;

/** A histogram of durations in seconds: `counts[i]` of `count` were at most `durationBounds[i]`. */
type Durations = { counts: number[]; sum: number; count: number };

/** Upper bounds of the buckets in seconds. The target is 250 ms for 99 % of requests. */
const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Interval at which Node measures the delay of the event loop, ms; part of each measurement. */
const resolution = 10;

/** Creates the counters. */
export function createMetrics() {
  // By their labels as Prometheus writes them. The values are our own names and codes, which need no escaping.
  const submissions = new Map<string, number>();
  const requests = new Map<string, Durations>();
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  /** Returns how long the event loop was blocked at most since the last call, in seconds. */
  const longestDelay = () => {
    const longest = Math.max(0, delay.max / 1e9 - resolution / 1000);
    delay.reset();
    return longest;
  };
  return {
    countSubmission: (form: FormName, outcome: string): void => {
      const labels = `form="${form}",outcome="${outcome}"`;
      submissions.set(labels, (submissions.get(labels) ?? 0) + 1);
    },
    /** @param route pattern of the route, not the URL */
    observeRequest: (route: string, method: string, statusCode: number, seconds: number): void => {
      const labels = `route="${route}",method="${method}",status="${Math.floor(statusCode / 100)}xx"`;
      const durations = requests.get(labels) ?? { counts: durationBounds.map(() => 0), sum: 0, count: 0 };
      requests.set(labels, durations);
      durations.sum += seconds;
      durations.count++;
      for (const [at, bound] of durationBounds.entries())
        if (seconds <= bound) durations.counts[at] = (durations.counts[at] ?? 0) + 1;
    },
    /**
     * Formats the metrics for Prometheus. Source: https://prometheus.io/docs/instrumenting/exposition_formats/
     *
     * @param outbox undefined when the storage is unavailable
     * @param cleanupAgeSeconds see `createRetention()`
     */
    write: (outbox: OutboxStats | undefined, cleanupAgeSeconds: number): string =>
      [
        ...family('northlamp_submissions_total', 'counter', 'Forms received, by what became of them.', [
          ...submissions.entries().map(([labels, count]) => `{${labels}} ${count}`),
        ]),
        ...single('storage_up', 'gauge', 'Whether the storage answers.', outbox ? 1 : 0),
        ...single(
          'event_loop_delay_seconds',
          'gauge',
          'Longest time that all requests had to wait, since the last reading.',
          longestDelay(),
        ),
        ...(outbox ? outboxFamilies(outbox) : []),
        ...single('cleanup_age_seconds', 'gauge', 'Time since expired data was last deleted.', cleanupAgeSeconds),
        ...family(
          'northlamp_request_duration_seconds',
          'histogram',
          'Durations of requests to routes; files of the site are not among them.',
          [...requests.entries().flatMap(([labels, durations]) => histogram(labels, durations))],
        ),
        '',
      ].join('\n'),
  };
}

function outboxFamilies({ pending, oldestAgeSeconds, failed, sent, failedAttempts }: OutboxStats): string[] {
  return [
    ...single('outbox_pending', 'gauge', 'Mails waiting to be sent.', pending),
    ...single('outbox_oldest_age_seconds', 'gauge', 'Age of the mail that waits longest.', oldestAgeSeconds),
    ...single('outbox_failed', 'gauge', 'Mails given up and kept for replay.', failed),
    ...single('mails_sent_total', 'counter', 'Mails sent by this process.', sent),
    ...single('mail_failures_total', 'counter', 'Attempts of this process that failed.', failedAttempts),
  ];
}

function single(name: string, type: string, help: string, value: number): string[] {
  return family(`northlamp_${name}`, type, help, [` ${value}`]);
}

function histogram(labels: string, { counts, sum, count }: Durations): string[] {
  return [
    ...durationBounds.map((bound, at) => `_bucket{${labels},le="${bound}"} ${counts[at]}`),
    `_bucket{${labels},le="+Inf"} ${count}`,
    `_sum{${labels}} ${sum}`,
    `_count{${labels}} ${count}`,
  ];
}

/** @param samples lines without the family's name: suffix, labels and value */
function family(name: string, type: string, help: string, samples: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => name + sample)];
}
