import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startForms } from '#tests/support/server/start-forms.ts';

const metricsToken = 'a-token-of-some-length';
const server = await startForms({ variables: { METRICS_TOKEN: metricsToken } });
afterAll(server.end);

const read = (headers: Record<string, string> = { authorization: `Bearer ${metricsToken}` }) =>
  fetch(`${server.origin}/metrics`, { headers });

/** Returns the value of a sample by its full name. */
async function valueOf(sample: string): Promise<number | undefined> {
  const lines = (await (await read()).text()).split('\n');
  const line = lines.find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length));
}

test('metrics need the token, also from this machine', async () => {
  expect((await read()).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const authorization of ['', 'Bearer wrong', metricsToken]) {
    expect((await read({ authorization })).status).toBe(403);
  }
});

test('without a configured token metrics are closed', async () => {
  const closed = await startForms();
  for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
    expect((await fetch(`${closed.origin}/metrics`, { headers: { authorization } })).status).toBe(403);
  }
  await closed.end();
});

test('submissions are counted by form and outcome, mails by state', async () => {
  const altcha = await server.prove('contact');
  const params = { name: 'Ada', email: 'ada@example.com', topic: 'press', message: 'Hi', altcha };
  await server.sendEmail('contact', params);
  await server.sendEmail('contact', { ...params, email: 'x' });
  await server.sendEmail('contact', { ...params, altcha: '' });
  expect(await valueOf('northlamp_submissions_total{form="contact",outcome="accepted"}')).toBe(1);
  expect(await valueOf('northlamp_submissions_total{form="contact",outcome="invalid"}')).toBe(1);
  expect(await valueOf('northlamp_submissions_total{form="contact",outcome="proof-needed"}')).toBe(1);
  expect(await valueOf('northlamp_outbox_pending')).toBeGreaterThan(0);
  expect(await valueOf('northlamp_outbox_oldest_age_seconds')).toBeGreaterThanOrEqual(0);
  for (const name of ['outbox_failed', 'mails_sent_total', 'mail_failures_total']) {
    expect(await valueOf(`northlamp_${name}`)).toBe(0);
  }
  expect(await valueOf('northlamp_storage_up')).toBe(1);
});

test('the longest delay of the event loop is reported once, in seconds', async () => {
  const delayOf = () => valueOf('northlamp_event_loop_delay_seconds');
  await delay(30);
  for (const end = performance.now() + 300; performance.now() < end;);
  await delay(30);
  expect(await delayOf()).toBeGreaterThan(0.25);
  expect(await delayOf()).toBeLessThan(0.25);
});

test('durations are a histogram with cumulative buckets', async () => {
  await fetch(`${server.origin}/healthz`);
  const text = await (await read()).text();
  const labels = 'route="/healthz",method="GET",status="2xx"';
  const buckets = [...text.matchAll(/^northlamp_request_duration_seconds_bucket\{(.*),le="(.*)"\} (\d+)$/gm)]
    .filter(([, found]) => found === labels)
    .map(([, , , count]) => Number(count));
  expect(buckets.length).toBe(12);
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  expect(text).toContain(`northlamp_request_duration_seconds_count{${labels}} ${buckets.at(-1)}`);
});

test('metrics contain no data of visitors', async () => {
  await fetch(`${server.origin}/newsletter/confirm?token=secret-token`);
  await fetch(`${server.origin}/nowhere/secret-path`);
  const text = await (await read()).text();
  expect(text).toContain('route="/newsletter/confirm"');
  expect(text).toContain('route="/*"');
  expect(text).not.toMatch(/secret|ada|127\.0|10\.0/);
});

test('every line is valid for Prometheus', async () => {
  const lines = (await (await read()).text()).trimEnd().split('\n');
  for (const line of lines) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
  }
});

test('the time since the last clean-up is a metric', async () => {
  const { retention } = server.context;
  await retention.run();
  expect(retention.ageSeconds()).toBeLessThan(60);
  expect(await (await read()).text()).toMatch(/^northlamp_cleanup_age_seconds \d/m);
});
