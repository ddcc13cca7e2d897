import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { ProofOfWork } from './proof-of-work.ts';
import { createRecaptchaCheck } from './verify-recaptcha.ts';
import type { Newsletter } from '#server/newsletter/newsletter.ts';
import type { Intake } from './intake.ts';
import { createLog } from '#server/log.ts';
import type { RateLimits } from '#server/storage/rate-limits.ts';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { createFormSubmitter, type Submission } from './submit-form.ts';

/** Fake of Google's service: replies as a test configures it and records the requests. */
const service = { answer: (response: ServerResponse): unknown => response.destroy(), asked: [] as string[] };

const google = createServer((request: IncomingMessage, response) => {
  request.setEncoding('utf8');
  request.on('data', (body: string) => service.asked.push(body));
  request.on('end', () => service.answer(response));
});
google.listen(0, '127.0.0.1');
afterAll(() => {
  google.closeAllConnections();
  google.close();
});

const log: string[] = [];
const memoryLog = createLog({ write: (line) => void log.push(line) });
const secret = 's'.repeat(40);
const answers = (answer: object, status = 200) => {
  service.answer = (response) => response.writeHead(status).end(JSON.stringify(answer));
};

const accept = vi.fn<Intake['accept']>();
const subscribe = vi.fn<Newsletter['subscribe']>();
const take = vi.fn<RateLimits['take']>();
const verify = vi.fn<ProofOfWork['verify']>();
const countSubmission = vi.fn<(form: string, outcome: string) => void>();
const spent = { key: 'nonce', expiresAt: new Date() };

beforeEach(() => {
  service.asked.length = 0;
  accept.mockReset().mockResolvedValue('stored');
  take.mockReset().mockResolvedValue({ allowed: true });
  verify.mockReset().mockImplementation((_form, payload) => Promise.resolve(payload === 'good' ? spent : undefined));
  countSubmission.mockReset();
});

function submitter(isRecaptcha: boolean) {
  const origin = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  return createFormSubmitter({
    intake: { accept },
    newsletter: { subscribe },
    limits: { take },
    metrics: { countSubmission },
    log: memoryLog,
    proofs: { verify },
    recaptcha: isRecaptcha ? createRecaptchaCheck(secret, memoryLog, origin) : undefined,
    isKnownJob: () => true,
  });
}

function inquiry(texts: Record<string, string>, isNative = false): Submission {
  const fields = { name: 'Ada', email: 'ada@example.com', message: 'Hi', ...texts };
  return { form: 'inquiry', texts: fields, files: [], network: '192.0.2.7', language: 'en', isNative };
}

const token = { 'g-recaptcha-response': 'token' };
const proof = { altcha: 'good' };
const rules = () => take.mock.calls.map(([{ name, limit, windowSeconds }]) => `${name} ${limit}/${windowSeconds}`);
const wide = ['network 20/600'];
const tight = ['network-untrusted 5/600', ...wide];

test('a positive reCAPTCHA verdict replaces the proof of work', async () => {
  answers({ success: true, score: 0.5, action: 'inquiry' });
  expect(await submitter(true)(inquiry(token))).toEqual({ kind: 'accepted' });
  expect(service.asked).toEqual([`secret=${secret}&response=token`]);
  expect(rules()).toEqual(wide);
  expect(accept.mock.calls[0]?.[0]).toMatchObject({ proof: undefined });
});

test.each([
  ['a low score', { success: true, score: 0.49, action: 'inquiry' }],
  ["another form's token", { success: true, score: 0.9, action: 'contact' }],
  ['no action', { success: true, score: 0.9 }],
  ['no score', { success: true, action: 'inquiry' }],
  ['an old token', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
])('%s is no yes: the proof of work is asked for, and the tight limit applies', async (_what, answer) => {
  answers(answer);
  const submit = submitter(true);
  expect(await submit(inquiry(token))).toEqual({ kind: 'refused', code: 'proof-needed' });
  expect(accept).not.toHaveBeenCalled();
  expect(await submit(inquiry({ ...token, ...proof }))).toEqual({ kind: 'accepted' });
  expect(rules()).toEqual(tight);
});

test.each<[string, () => void]>([
  ['is down', () => (service.answer = (response) => response.destroy())],
  ['fails', () => answers({ success: true, score: 0.9, action: 'inquiry' }, 500)],
  ['speaks nonsense', () => (service.answer = (response) => response.end('<html>'))],
  ['says something else', () => answers({ success: 'yes' })],
  ['does not know our secret', () => answers({ success: false, 'error-codes': ['invalid-input-secret'] })],
])('when the service %s, nothing passes without a proof of work', async (_what, bringAbout) => {
  bringAbout();
  const submit = submitter(true);
  expect(await submit(inquiry(token))).toEqual({ kind: 'refused', code: 'proof-needed' });
  expect(await submit(inquiry({ ...token, altcha: 'bad' }))).toEqual({ kind: 'refused', code: 'proof-invalid' });
  expect(accept).not.toHaveBeenCalled();
  expect(await submit(inquiry({ ...token, ...proof }))).toEqual({ kind: 'accepted' });
  expect(rules()).toEqual(wide);
});

test('with reCAPTCHA configured, a proof of work without a token gets the lower limit', async () => {
  expect(await submitter(true)(inquiry({}))).toEqual({ kind: 'refused', code: 'proof-needed' });
  expect(await submitter(true)(inquiry(proof))).toEqual({ kind: 'accepted' });
  expect(service.asked).toEqual([]);
  expect(rules()).toEqual(tight);
});

test('neither the secret nor the token is logged', () => {
  expect(log.join('')).toContain('reCAPTCHA does not answer');
  expect(log.join('')).not.toMatch(/ssss|token|ada@/);
});

test('without reCAPTCHA, the proof of work is spent with the record', async () => {
  expect(await submitter(false)(inquiry(proof))).toEqual({ kind: 'accepted' });
  expect(accept.mock.calls[0]?.[0]).toMatchObject({ proof: spent });
  accept.mockResolvedValue('proof-spent');
  expect(await submitter(false)(inquiry(proof))).toEqual({ kind: 'refused', code: 'proof-invalid' });
});

test('forms sent without JavaScript have no proof and the lower limit', async () => {
  expect(await submitter(false)(inquiry({}, true))).toEqual({ kind: 'accepted' });
  expect(rules()).toEqual(tight);
  expect(await submitter(false)(inquiry({ website: 'x' }, true))).toEqual({ kind: 'refused', code: 'spam' });
});

test('a form over a limit is rejected with a retry time and not stored', async () => {
  take.mockResolvedValue({ allowed: false, retryAfterSeconds: 77 });
  expect(await submitter(false)(inquiry(proof))).toEqual({
    kind: 'refused',
    code: 'too-many-requests',
    retryAfterSeconds: 77,
  });
  expect(accept).not.toHaveBeenCalled();
});

test('limits and storage use the same idempotency key: from id, texts and files', async () => {
  const id = crypto.randomUUID();
  const submit = submitter(false);
  const send = async (changes: Record<string, string>, more: Partial<Submission> = {}) => {
    await submit({ ...inquiry({ ...proof, ...changes }), ...more });
    const key = take.mock.calls.at(-1)?.[2];
    expect(accept.mock.calls.at(-1)?.[0].idempotencyKey).toBe(key);
    return key;
  };
  const key = await send({ submission_id: id });
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await send({ submission_id: id.toUpperCase(), message: 'Hi\r\n' })).toBe(key);
  expect(await send({ submission_id: id, message: 'other' })).not.toBe(key);
  expect(await send({ submission_id: 'x' })).toBeUndefined();
  expect(await send({})).toBeUndefined();
  expect(await send({ submission_id: id }, { isNative: true })).toBeUndefined();

  const support = { form: 'support', texts: {} } as const;
  const withFile = (sha256: string): Partial<Submission> => ({
    ...support,
    texts: { ...inquiry({}).texts, ...proof, submission_id: id, app: 'vpn', platform: 'ios' },
    files: [
      { field: 'screenshot', name: 'a.png', type: 'image/png', size: 1, path: '/nowhere', isWritten: true, sha256 },
    ],
  });
  expect(await send({}, withFile('one'))).not.toBe(await send({}, withFile('other')));
  expect(await send({}, withFile('one'))).toBe(await send({}, withFile('one')));
});

test('storage and the limits on mails use the same canonical address', async () => {
  const submit = submitter(false);
  const support = { form: 'support', texts: { ...inquiry(proof).texts, app: 'vpn', platform: 'ios' } } as const;
  for (const email of ['A.da+1@gmail.com', 'ada@GMAIL.com', 'ada@ｇmail.com', 'ada@\u{1d420}mail.com']) {
    const sent = { ...inquiry({}), ...support, texts: { ...support.texts, email } };
    expect(await submit(sent)).toEqual({ kind: 'accepted' });
    expect(take.mock.calls.at(-1)?.slice(0, 2)).toEqual([
      expect.objectContaining({ name: 'receipts', limit: 5, windowSeconds: 3600 }),
      'ada@gmail.com',
    ]);
    expect(accept.mock.calls.at(-1)?.[0].fields.email).toMatch(/^(ada|A\.da\+1)@gmail\.com$/);
  }
  const newsletter = {
    ...inquiry({}),
    form: 'newsletter',
    texts: { ...proof, email: 'ada@exam\u00adple.com.' },
  } as const;
  subscribe.mockResolvedValue('stored');
  expect(await submit(newsletter)).toEqual({ kind: 'accepted' });
  expect(rules().at(-1)).toBe('confirmations 3/82800');
  expect(subscribe.mock.calls.at(-1)?.[0].email).toBe('ada@example.com');
  expect(await submit({ ...newsletter, texts: { ...proof, email: 'ada@a%2eb.com' } })).toEqual({
    kind: 'invalid',
    fields: { email: 'email-invalid' },
  });
});

test('a person whose address a stranger has used is not locked out: the form is accepted without a receipt', async () => {
  take.mockImplementation(({ name }) =>
    Promise.resolve(name === 'receipts' ? { allowed: false, retryAfterSeconds: 77 } : { allowed: true }),
  );
  const texts = { ...inquiry(proof).texts, app: 'vpn', platform: 'ios' };
  expect(await submitter(false)({ ...inquiry({}), form: 'support', texts })).toEqual({ kind: 'accepted' });
  expect(accept.mock.calls[0]?.[0]).toMatchObject({ form: 'support', sendsReceipt: false });
  take.mockResolvedValue({ allowed: true });
  await submitter(false)({ ...inquiry({}), form: 'support', texts });
  expect(accept.mock.calls[1]?.[0]).toMatchObject({ form: 'support', sendsReceipt: true });
});

test('a text out of bounds is the error of its field; one that the form does not have is dropped', async () => {
  const marks = `a${'\u0300\u0316'.repeat(20)}`;
  const long = 'a'.repeat(20_000);
  expect(await submitter(false)(inquiry({ ...proof, name: marks, message: long, [long]: long, other: marks }))).toEqual(
    {
      kind: 'invalid',
      fields: { name: 'text-invalid', message: 'too-long' },
    },
  );
  expect(await submitter(false)(inquiry({ ...proof, other: marks, page: long }))).toEqual({ kind: 'accepted' });
});

test('a form over a limit is not hashed', async () => {
  const sha256 = vi.fn(() => 'hash');
  const file = { field: 'screenshot', name: 'a.png', type: 'image/png', size: 1, path: '/nowhere', isWritten: true };
  const files = [Object.defineProperty({ ...file, sha256: '' }, 'sha256', { get: sha256 })];
  const submission: Submission = { ...inquiry({ app: 'vpn', platform: 'ios' }, true), form: 'support', files };
  take.mockResolvedValue({ allowed: false, retryAfterSeconds: 77 });
  expect(await submitter(false)(submission)).toMatchObject({ code: 'too-many-requests' });
  expect(sha256).not.toHaveBeenCalled();
  take.mockResolvedValue({ allowed: true });
  expect(await submitter(false)(submission)).toEqual({ kind: 'accepted' });
  expect(sha256).toHaveBeenCalled();
});

test.each([[['x']], [{ 0: 'x' }], [7], [true], [' x ']])('the honeypot filled with %j is spam', async (website) => {
  const submission = inquiry(proof);
  const texts = { ...submission.texts, website };
  expect(await submitter(false)({ ...submission, texts })).toEqual({ kind: 'refused', code: 'spam' });
});

test('an object that looks like a file is not accepted as one', async () => {
  const texts = {
    ...{ job: 'a', name: 'Ada', email: 'ada@example.com', coverLetter: 'Hi', consent: 'on', ...proof },
    resume: { name: 'cv.pdf', size: 3, type: 'application/pdf' },
  };
  expect(await submitter(false)({ ...inquiry({}), form: 'application', texts })).toEqual({
    kind: 'invalid',
    fields: { resume: 'file-missing' },
  });
});

test('each rejected form is logged with a code and without its texts', async () => {
  const submit = submitter(false);
  const logLine = async (texts: Record<string, string>) => {
    await submit(inquiry(texts));
    return JSON.parse(log.at(-1) ?? '') as object;
  };
  expect(await logLine({ ...proof, name: '', email: 'zz zz' })).toMatchObject({
    msg: 'form rejected',
    form: 'inquiry',
    code: 'invalid-fields',
    fields: { name: 'required', email: 'email-spaces' },
  });
  expect(await logLine({})).toMatchObject({ form: 'inquiry', code: 'proof-needed' });
  take.mockResolvedValue({ allowed: false, retryAfterSeconds: 77 });
  expect(await logLine(proof)).toMatchObject({ form: 'inquiry', code: 'too-many-requests' });
  expect(log.join('')).not.toMatch(/zz|ada@|192\.0/);
});

test('a file that could not be written is an outcome, logged and counted', async () => {
  const file = { field: 'resume', name: 'cv.pdf', type: '', size: 3, path: '', isWritten: false, sha256: '' };
  expect(await submitter(false)({ ...inquiry({}, true), form: 'application', files: [file] })).toEqual({
    kind: 'refused',
    code: 'unavailable',
    retryAfterSeconds: 30,
  });
  expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ form: 'application', code: 'unavailable' });
  expect(countSubmission).toHaveBeenCalledWith('application', 'unavailable');
});

test('an unavailable storage is an outcome, and any other error is thrown', async () => {
  accept.mockRejectedValue(new StorageUnavailable('full', undefined));
  expect(await submitter(false)(inquiry(proof))).toEqual({
    kind: 'refused',
    code: 'unavailable',
    retryAfterSeconds: 30,
  });
  take.mockRejectedValue(new StorageUnavailable('full', undefined));
  expect(await submitter(false)(inquiry(proof))).toEqual({
    kind: 'refused',
    code: 'unavailable',
    retryAfterSeconds: 30,
  });
  expect(log.at(-2)).toMatch(/"level":"error".*"form":"inquiry"/);
  take.mockRejectedValue(new TypeError('ours'));
  await expect(submitter(false)(inquiry(proof))).rejects.toThrow('ours');
});

test('submissions are counted by outcome', async () => {
  const submit = submitter(false);
  await submit(inquiry(proof));
  await submit(inquiry({ ...proof, name: '' }));
  await submit(inquiry({}));
  expect(countSubmission.mock.calls).toEqual([
    ['inquiry', 'accepted'],
    ['inquiry', 'invalid'],
    ['inquiry', 'proof-needed'],
  ]);
});
