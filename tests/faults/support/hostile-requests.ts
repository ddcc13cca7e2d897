import { endpoints, nativePath, newsletterPaths, ownEmailService } from '#contracts/forms/endpoints.ts';
import { formNames } from '#contracts/forms/form-names.ts';
import { helpfulFields, helpfulPath } from '#contracts/forms/helpful.ts';
import { formSiteFiles } from '#tests/support/server/form-pages.ts';
import type { Random } from './random.ts';

/** A request before serialization: `head` has neither `Content-Length` nor the final empty line. */
type Draft = { head: string; body: Buffer };

/** Number of networks of hostile requests: few, so that rate limits apply. */
const networks = 64;

/** Files of the site under test, including one that takes several writes to send. */
export const chaosFiles: Readonly<Record<string, string | Buffer>> = {
  ...formSiteFiles,
  '/_assets/film.Gh90Ij12.png': Buffer.alloc(600_000, 7),
};

/** Creates a valid request to any route or file. */
export function writeRequest(random: Random): Buffer {
  const draft = random.chance(0.4) ? readRequest(random) : formRequest(random);
  return assemble(draft);
}

/** Creates a request with one to three random mutations in its body or headers. */
export function writeMutatedRequest(random: Random): Buffer {
  const draft = random.chance(0.3) ? readRequest(random) : formRequest(random);
  let { head, body } = draft;
  for (let change = random.below(3); change >= 0; change--) {
    if (body.length > 0 && random.chance(0.85)) body = mutate(body, random);
    else head = mutate(Buffer.from(head), random).toString('latin1');
  }
  // Mostly with the correct length, so that the server parses the body.
  return random.chance(0.9) ? assemble({ head, body }) : mutate(assemble({ head, body }), random);
}

function assemble({ head, body }: Draft): Buffer {
  const length = body.length > 0 ? `Content-Length: ${body.length}\r\n` : '';
  return Buffer.concat([Buffer.from(`${head}${length}\r\n`, 'latin1'), body]);
}

function mutate(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  const length = 1 + random.below(random.pick([1, 8, 400]));
  switch (random.below(5)) {
    case 0:
      return Buffer.concat([before, after.subarray(length)]);
    case 1:
      return Buffer.concat([before, random.bytes(length), after.subarray(length)]);
    case 2:
      return Buffer.concat([before, after.subarray(0, length), after]);
    case 3:
      return Buffer.concat([before, Buffer.from(random.pick(snippets)), after]);
    default:
      return before;
  }
}

/** Strings that are known to break parsers, databases, and mails. */
const snippets = [
  '\r\n',
  '\r\n\r\n',
  '\0',
  '%00',
  '%',
  '%ff',
  '../../etc/passwd',
  '"',
  '{"a":',
  '[[[[[[[[[[[[',
  ']',
  ',"__proto__":{"x":1}',
  '1e999',
  '-0',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(60),
  'ﷺ'.repeat(300),
  "'; drop table submissions; --",
  '=cmd()',
  '--boundary--',
  'Transfer-Encoding: chunked\r\n',
  'Content-Length: 99999999999\r\n',
  'Expect: 100-continue\r\n',
  'Upgrade: h2c\r\nConnection: upgrade\r\n',
  'x'.repeat(20_000),
] as const;

const addresses = [
  ...Object.keys(chaosFiles).map((path) => path.replace(/\.html$/, '').replace(/\/index$/, '/')),
  '/healthz',
  '/readyz',
  '/metrics',
  '/search?q=lamp',
  '/de/search?q=%F0%9F%92%A1',
  '/nowhere',
  '/de/nowhere',
  '/Products/',
  '/newsletter/confirm?token=abc',
  '/de/newsletter/preferences?token=%00',
  ...formNames.map((form) => `${endpoints.proof}?form=${form}`),
] as unknown as readonly [string, ...string[]];

function readRequest(random: Random): Draft {
  const method = random.chance(0.9) ? 'GET' : random.pick(['HEAD', 'OPTIONS', 'DELETE', 'PUT', 'PATCH']);
  const lines = [
    ...(random.chance(0.5) ? ['Accept-Encoding: br, gzip'] : []),
    ...(random.chance(0.2) ? [`Range: bytes=${random.below(700_000)}-${random.below(700_000)}`] : []),
    ...(random.chance(0.2) ? ['If-None-Match: "abc", W/"def"'] : []),
    ...(random.chance(0.2) ? ['Accept: application/json'] : []),
  ];
  return { head: headOf(random, method, random.pick(addresses), lines), body: Buffer.alloc(0) };
}

function headOf(random: Random, method: string, path: string, lines: readonly string[]): string {
  const network = `100.64.0.${1 + random.below(networks)}`;
  // With `Connection: close` the end of the response is unambiguous.
  const all = ['Host: localhost', `X-Forwarded-For: ${network}`, 'Connection: close', ...lines];
  return `${method} ${path} HTTP/1.1\r\n${all.map((line) => `${line}\r\n`).join('')}`;
}

function formRequest(random: Random): Draft {
  const form = random.pick(formNames);
  const fields = fieldsOf(form, random);
  switch (random.below(6)) {
    case 0:
      return json(random, endpoints.inquiry, fields);
    case 1:
      return json(random, endpoints.emailSend, { ...ids(form), template_params: fields });
    case 2:
      return multipart(random, endpoints.emailSendForm, { ...ids(form), ...fields });
    case 3:
      return multipart(random, nativePath(form), fields);
    case 4:
      return urlEncoded(random, nativePath(form), fields);
    default:
      return urlEncoded(random, ...otherPost(random));
  }
}

function otherPost(random: Random): [path: string, fields: Record<string, string>] {
  if (random.chance(0.4)) {
    return [helpfulPath, { [helpfulFields.page]: '/faq/FAQVPNAndroid#a', [helpfulFields.answer]: 'yes' }];
  }
  const path = random.pick([newsletterPaths.confirm, newsletterPaths.preferences, newsletterPaths.unsubscribe]);
  return [path, { token: random.bytes(32).toString('base64url'), language: 'de', action: 'save' }];
}

function fieldsOf(form: string, random: Random): Record<string, string> {
  const email = `hostile-${random.below(500)}@example.org`;
  const common = { name: 'Hostile', email, message: 'Not a good one.', language: 'de', page: '/contact' };
  if (form === 'support') return { ...common, app: 'vpn', platform: 'android' };
  if (form === 'application') {
    return { ...common, job: 'android-engineer', coverLetter: 'A letter.', consent: 'on', page: '/careers/apply' };
  }
  return form === 'contact' ? { ...common, topic: 'general' } : common;
}

const ids = (form: string) => ({
  lib_version: '4.4.1',
  user_id: ownEmailService.publicKey,
  service_id: ownEmailService.serviceId,
  template_id: form,
});

function json(random: Random, path: string, value: unknown): Draft {
  const head = headOf(random, 'POST', path, ['Content-Type: application/json']);
  return { head, body: Buffer.from(JSON.stringify(value)) };
}

function urlEncoded(random: Random, path: string, fields: Record<string, string>): Draft {
  const head = headOf(random, 'POST', path, ['Content-Type: application/x-www-form-urlencoded']);
  return { head, body: Buffer.from(new URLSearchParams(fields).toString()) };
}

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

function multipart(random: Random, path: string, fields: Record<string, string>): Draft {
  const part = (disposition: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`--boundary\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  const file = Buffer.concat([png, Buffer.alloc(random.pick([10, 10, 60_000, 300_000]), 1)]);
  const field = path.includes('application') ? 'resume' : 'screenshot';
  const body = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    part(`name="${field}"; filename="a.png"`, file),
    Buffer.from('--boundary--\r\n'),
  ]);
  return { head: headOf(random, 'POST', path, ['Content-Type: multipart/form-data; boundary=boundary']), body };
}
