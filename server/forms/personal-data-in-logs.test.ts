import { afterAll, expect, test } from 'vitest';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms({ variables: { METRICS_TOKEN: 'metrics-token-zz9' } });
afterAll(server.end);

test('the log contains no personal data, whatever the outcome of a form', async () => {
  const person = { name: 'Zzada', email: 'zzada@example.com', message: 'Zzmessage', topic: 'press', app: 'vpn' };
  const proved = { ...person, altcha: await server.prove('contact'), language: 'en' };
  await server.sendEmail('contact', proved);
  await server.sendEmail('contact', { ...proved, email: 'zz zada' });
  await server.sendEmail('contact', { ...proved, altcha: 'zz' });
  await server.sendEmail('newsletter', { ...person, altcha: await server.prove('newsletter') });
  await server.sendEmail('zztemplate', person);
  const upload = new FormData();
  for (const [name, value] of Object.entries(person)) upload.append(name, value);
  upload.append('screenshot', new Blob([Buffer.from(sampleFiles.png)]), 'zzfile.png');
  const headers = server.visitor();
  const post = (path: string, body: BodyInit, more: object = {}) =>
    fetch(`${server.origin}${path}`, { method: 'POST', redirect: 'manual', headers: { ...headers, ...more }, body });
  await post('/forms/support', upload);
  await post('/forms/support', upload, { 'content-type': 'multipart/form-data; boundary=zz' });
  await post('/api/inquiry', '{"name": "Zz', { 'content-type': 'application/json' });
  await post('/newsletter/unsubscribe?token=zztoken', new URLSearchParams({ token: 'zztoken' }));
  await fetch(`${server.origin}/newsletter/confirm?token=zztoken`);
  await fetch(`${server.origin}/metrics`, { headers: { authorization: 'Bearer metrics-token-zz9' } });

  // An unexpected storage error with personal data in its message.
  const { storage } = server.context;
  await storage.write((db) => db.schema.dropTable('rate_windows').execute());
  const response = await server.sendEmail('contact', { ...proved, submission_id: crypto.randomUUID() });
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.text()).toMatch(/^(internal|unavailable)$/);

  server.context.access.stop();
  const log = server.log.join('');
  expect(log).toContain('"answers"');
  expect(log).not.toMatch(/zz|ada|example\.com|10\.0\.|127\.0\.0\.1/i);
});
