import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { limits } from '#contracts/forms/limits.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { uploadLimits } from '#server/forms/uploads/receive-upload.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const server = await startForms();
afterAll(server.end);

/** The form as the SDK sends it: fields, file, then the service's ids. */
async function application(
  file: { content: Uint8Array; name: string } | undefined,
  changes: Readonly<Record<string, string>> = {},
) {
  const fields = {
    job: 'android-engineer',
    name: 'Ada Lovelace',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '',
    coverLetter: 'Dear all,\n\nI would like to.',
    consent: 'on',
    submission_id: crypto.randomUUID(),
    language: 'en',
    altcha: await server.prove('application'),
    lib_version: '4.4.1',
    service_id: 'northlamp',
    template_id: 'application',
    user_id: 'northlamp',
    ...changes,
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('resume', new Blob([Buffer.from(file.content)]), file.name);
  return body;
}

const send = (body: FormData, headers = server.visitor()) =>
  fetch(`${server.origin}/api/v1.0/email/send-form`, { method: 'POST', headers, body });

const answerOf = async (response: Response) => [response.status, await response.text()];

const uploads = () => {
  const { folder } = server.context.uploads;
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function storedFiles() {
  return server.context.storage.read((db) =>
    db.selectFrom('submission_files').select(['field', 'name', 'type', 'bytes']).execute(),
  );
}

test.each([
  ['pdf', 'application/pdf'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
] as const)('an application with a %s is stored with its file', async (ending, type) => {
  const content = sampleFiles[ending];
  const response = await send(await application({ content, name: `../Ada ${ending}.${ending}` }));
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answerOf(response)).toEqual([200, 'OK']);
  const file = { field: 'resume', name: `Ada ${ending}.${ending}`, type, bytes: content.length };
  expect(await storedFiles()).toContainEqual(file);
  expect((await server.submissions()).at(-1)?.fields).toEqual({
    job: 'android-engineer',
    name: 'Ada Lovelace',
    email: expect.stringContaining('@example.com'),
    coverLetter: 'Dear all,\n\nI would like to.',
    consent: 'on',
  });
});

test('a file of exactly 5 MiB is stored unchanged', async () => {
  const content = Buffer.alloc(limits.fileBytes, 7);
  content.set(sampleFiles.pdf);
  const body = await application({ content, name: 'large.pdf' });
  expect(await answerOf(await send(body))).toEqual([200, 'OK']);
  const chunks = await server.context.storage.read((db) =>
    db
      .selectFrom('file_chunks')
      .innerJoin('submission_files', 'submission_files.id', 'file_chunks.file_id')
      .select('data')
      .where('submission_files.name', '=', 'large.pdf')
      .orderBy('position')
      .execute(),
  );
  expect(Buffer.concat(chunks.map(({ data }) => data)).equals(content)).toBe(true);
});

test.each([
  ['a byte too many', Buffer.alloc(limits.fileBytes + 1, '%PDF-'), 'file-too-large'],
  ['another content than its name says', Buffer.from('MZ program'), 'file-type'],
  ['a picture', sampleFiles.png, 'file-type'],
  ['nothing in it', Buffer.alloc(0), 'file-type'],
])('a file with %s is an error of its field', async (_what, content, error) => {
  const before = await storedFiles();
  const response = await send(await application({ content, name: 'cv.pdf' }));
  expect(await answerOf(response)).toEqual([400, `{"code":"invalid-fields","fields":{"resume":"${error}"}}`]);
  expect(await storedFiles()).toEqual(before);
});

test('no file, or a text instead of a file, is a missing file', async () => {
  for (const changes of [{}, { resume: 'cv.pdf' }] as const) {
    const response = await send(await application(undefined, changes));
    expect(await answerOf(response)).toEqual([400, '{"code":"invalid-fields","fields":{"resume":"file-missing"}}']);
  }
});

test('a job that does not exist is an error of the field', async () => {
  const file = { content: sampleFiles.pdf, name: 'cv.pdf' };
  const response = await send(await application(file, { job: 'astronaut' }));
  expect(await answerOf(response)).toEqual([400, '{"code":"invalid-fields","fields":{"job":"choice-unknown"}}']);
});

test('a support request accepts an image but no document', async () => {
  const body = new FormData();
  const fields = { name: 'Ada', email: 'ada@example.com', app: 'vpn', platform: 'ios', message: 'Help' };
  const ids = { service_id: 'northlamp', template_id: 'support', user_id: 'northlamp' };
  for (const [name, value] of Object.entries({ ...fields, ...ids })) body.append(name, value);
  body.append('altcha', await server.prove('support'));
  body.append('screenshot', new Blob([sampleFiles.heic]), 'IMG_0001.HEIC');
  expect(await answerOf(await send(body))).toEqual([200, 'OK']);
  expect(await storedFiles()).toContainEqual(expect.objectContaining({ name: 'IMG_0001.heic', type: 'image/heic' }));
});

test('a body over the limit gets 413, with and without Content-Length', async () => {
  const body = await application({ content: Buffer.alloc(7_000_000), name: 'cv.pdf' });
  expect(await answerOf(await send(body))).toEqual([413, 'too-large']);
  const request = new Request('http://localhost', { method: 'POST', body });
  const response = await fetch(`${server.origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: { ...server.visitor(), 'content-type': request.headers.get('content-type') ?? '' },
    body: request.body,
    duplex: 'half',
  } as RequestInit);
  expect(await answerOf(response)).toEqual([413, 'too-large']);
});

test('too much text gets 413, in one part or in many', async () => {
  const body = await application({ content: sampleFiles.pdf, name: 'cv.pdf' });
  for (let index = 0; index < 30; index++) body.append(`more${index}`, 'x');
  expect(await answerOf(await send(body))).toEqual([413, 'too-large']);
  const long = await application({ content: sampleFiles.pdf, name: 'cv.pdf' }, { padding: 'x'.repeat(700_000) });
  expect(await answerOf(await send(long))).toEqual([413, 'too-large']);
});

test.each([
  ['application/json', '{}', 415],
  ['multipart/mixed; boundary=b', '--b--', 415],
  ['multipart/form-data', '--b--', 400],
  ['multipart/form-data; boundary=', '--b--', 400],
  ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx', 400],
  ['multipart/form-data; boundary=b', '', 400],
])('%s with %j is %i', async (type, body, status) => {
  const response = await fetch(`${server.origin}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: { 'content-type': type, ...server.visitor() },
    body,
  });
  expect(response.status).toBe(status);
});

/** Starts an upload on its own socket. */
function beginUpload(network: string, bytes = 100_000): Socket {
  const { port, hostname } = new URL(server.origin);
  const begin = '--b\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n%PDF-';
  const head = `POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${network}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n`;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(head + begin + 'x'.repeat(bytes));
  return socket;
}

test('no file is left when a client disconnects during an upload', async () => {
  const socket = beginUpload('192.0.2.1');
  await expect.poll(() => uploads().length, { timeout: 15_000 }).toBeGreaterThan(0);
  socket.destroy();
  await expect.poll(uploads, { timeout: 15_000 }).toEqual([]);
});

test('three hundred aborted uploads leave room for others', async () => {
  for (let round = 0; round < 15; round++) {
    const sockets = Array.from({ length: 20 }, (_, index) => beginUpload(`192.0.2.${index % 2}`, index * 1_000));
    await Promise.all(
      sockets.map(async (socket, index) => {
        await delay(index % 7);
        socket.destroy();
      }),
    );
  }
  await expect.poll(uploads, { timeout: 15_000 }).toEqual([]);
  for (const network of ['192.0.2.0', '192.0.2.1']) {
    const body = await application({ content: sampleFiles.pdf, name: 'cv.pdf' });
    expect(await answerOf(await send(body, { 'x-forwarded-for': network }))).toEqual([200, 'OK']);
  }
});

test('a network with too many uploads gets 503 until they have ended, and others are served', async () => {
  const network = '192.0.2.3';
  const running = Array.from({ length: uploadLimits.perNetwork }, () => beginUpload(network));
  await expect.poll(() => uploads().length, { timeout: 15_000 }).toBe(running.length);
  const body = await application({ content: sampleFiles.pdf, name: 'cv.pdf' });
  const refused = await send(body, { 'x-forwarded-for': network });
  expect(refused.headers.get('retry-after')).toBe('15');
  expect(await answerOf(refused)).toEqual([503, 'unavailable']);
  const other = await application({ content: sampleFiles.pdf, name: 'cv.pdf' });
  expect(await answerOf(await send(other, { 'x-forwarded-for': '192.0.2.4' }))).toEqual([200, 'OK']);
  for (const socket of running) socket.destroy();
  await expect.poll(uploads, { timeout: 15_000 }).toEqual([]);
  expect(await answerOf(await send(body, { 'x-forwarded-for': network }))).toEqual([200, 'OK']);
});

test('a part without a file name is a text, so a file sent that way is missing', async () => {
  const { origin } = server;
  const part = (name: string, value: string, more = '') =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${more}\r\n${value}\r\n`;
  const ids = { service_id: 'northlamp', template_id: 'application', user_id: 'northlamp' };
  const texts = { job: 'android-engineer', name: 'Ada', email: 'ada@example.com', coverLetter: 'Hi', consent: 'on' };
  const fields = Object.entries({ ...ids, ...texts, altcha: await server.prove('application') });
  const body = [
    ...fields.map(([name, value]) => part(name, value)),
    part('resume', '%PDF-1.7', 'Content-Type: application/octet-stream\r\n'),
    '--b--\r\n',
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=b', ...server.visitor() };
  const response = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', headers, body });
  expect(await answerOf(response)).toEqual([400, '{"code":"invalid-fields","fields":{"resume":"file-missing"}}']);
});

test('when files can not be written the form gets 503, and is accepted later without a restart', async () => {
  const { folder } = server.context.uploads;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  const body = () => application({ content: sampleFiles.pdf, name: 'cv.pdf' });
  const response = await send(await body());
  expect(await answerOf(response)).toEqual([503, 'unavailable']);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  rmSync(folder);
  expect(await answerOf(await send(await body()))).toEqual([200, 'OK']);
});

test('many concurrent uploads are all accepted', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 24 }, () => application({ content: sampleFiles.pdf, name: 'cv.pdf' })),
  );
  const statuses = await Promise.all(bodies.map(async (body) => (await send(body)).status));
  expect(statuses).toEqual(bodies.map(() => 200));
});
