import type { OutboxStats } from '#server/mail/outbox/outbox.ts';
import { durationBounds, type Durations, type FormMetricsState } from './form-metrics.ts';

/**
 * Formats the metrics for Prometheus. Source: https://prometheus.io/docs/instrumenting/exposition_formats/
 *
 * @param outbox undefined when the storage is unavailable
 */
export function writeMetrics({ submissions, requests }: FormMetricsState, outbox: OutboxStats | undefined): string {
  return [
    ...family('northlamp_submissions_total', 'counter', 'Forms received, by what became of them.', [
      ...submissions.map(({ count, ...labels }) => sample(labels, count)),
    ]),
    ...family('northlamp_storage_up', 'gauge', 'Whether the storage answers.', [sample({}, outbox ? 1 : 0)]),
    ...(outbox ? outboxFamilies(outbox) : []),
    ...family(
      'northlamp_request_duration_seconds',
      'histogram',
      'Durations of requests to routes; files of the site are not among them.',
      requests.flatMap(({ durations, ...labels }) => histogram(labels, durations)),
    ),
    '',
  ].join('\n');
}

type Sample = { suffix: string; labels: Readonly<Record<string, string>>; value: number };

function outboxFamilies(outbox: OutboxStats): string[] {
  return [
    ['northlamp_outbox_pending', 'gauge', 'Mails waiting to be sent.', outbox.pending],
    ['northlamp_outbox_oldest_age_seconds', 'gauge', 'Age of the mail that waits longest.', outbox.oldestAgeSeconds],
    ['northlamp_outbox_failed', 'gauge', 'Mails given up and kept for replay.', outbox.failed],
    ['northlamp_mails_sent_total', 'counter', 'Mails sent by this process.', outbox.sent],
    ['northlamp_mail_failures_total', 'counter', 'Attempts of this process that failed.', outbox.failedAttempts],
  ].flatMap(([name, type, help, value]) =>
    family(String(name), String(type), String(help), [sample({}, Number(value))]),
  );
}

function histogram(labels: Sample['labels'], { counts, sum, count }: Durations): Sample[] {
  const bucket = (le: string, value: number): Sample => ({ suffix: '_bucket', labels: { ...labels, le }, value });
  return [
    ...durationBounds.map((bound, index) => bucket(String(bound), counts[index] ?? 0)),
    bucket('+Inf', count),
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
}

function sample(labels: Sample['labels'], value: number): Sample {
  return { suffix: '', labels, value };
}

function family(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  const lines = samples.map(({ suffix, labels, value }) => {
    const written = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
    return `${name}${suffix}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`;
  });
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
