import { deflateRawSync } from 'node:zlib';
import { endpoints, nativePath, ownEmailService } from '#contracts/forms/endpoints.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { zipOf } from '#tests/support/server/sample-files.ts';
import { searchLanguages } from './search-site.ts';

/** What a hostile client sends over each of its connections. When the server closes one, it opens another. */
export type HostileInput = {
  name: string;
  /** Default: 8, from as many networks. */
  connections?: number;
  /** @param number of the connection, counted up */
  first: (number: number) => Buffer;
  /** Sent every half second after that. */
  then?: string;
  /** False: it reads no response. */
  reads?: false;
  /** Only in `npm run test:deep`: another input reaches the same code. */
  nightly?: boolean;
};

/** Connections that are kept open; each network may have fifty, and an unread download takes memory. */
const held = process.env.FAULTS === 'full' ? 800 : 128;

const closing = 'Host: localhost\r\nConnection: close\r\n';

const get = (path: string, headers = '') => Buffer.from(`GET ${path} HTTP/1.1\r\n${closing}${headers}\r\n`, 'latin1');

const head = (path: string, type: string, size: string) =>
  Buffer.from(`POST ${path} HTTP/1.1\r\n${closing}Content-Type: ${type}\r\n${size}\r\n\r\n`);

const post = (path: string, type: string, body: Buffer) =>
  Buffer.concat([head(path, type, `Content-Length: ${body.length}`), body]);

const urlEncoded = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=b';

/** Valid fields of each form. */
const fields: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  newsletter: { email: 'a@example.org' },
  inquiry: { name: 'A', email: 'a@example.org', message: 'M' },
  contact: { name: 'A', email: 'a@example.org', topic: 'press', message: 'M' },
  support: { name: 'A', email: 'a@example.org', app: 'vpn', platform: 'ios', message: 'M' },
  application: { name: 'A', email: 'a@example.org', job: 'android-engineer', coverLetter: 'C', consent: 'on' },
};

const native = (form: FormName, changes: Record<string, string>) =>
  post(nativePath(form), urlEncoded, Buffer.from(new URLSearchParams({ ...fields[form], ...changes }).toString()));

const json = (path: string, value: unknown) => post(path, 'application/json', Buffer.from(JSON.stringify(value)));

/** A form with a file, whose name is part of a header. */
function withFile(
  form: 'support' | 'application',
  file: Buffer,
  name = 'cv.docx',
  changes: Record<string, string> = {},
) {
  const part = (disposition: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`), content]);
  const texts = Object.entries({ ...fields[form], ...changes });
  const field = form === 'support' ? 'screenshot' : 'resume';
  const parts = [
    ...texts.map(([key, text]) => part(`name="${key}"`, Buffer.from(`${text}\r\n`))),
    part(`name="${field}"; filename="${name}"`, file),
    Buffer.from('\r\n--b--\r\n'),
  ];
  return post(nativePath(form), multipart, Buffer.concat(parts));
}

/** Returns a function that makes something at its first call. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** A hundred megabytes of spaces, deflated. */
const bomb = once(() => deflateRawSync(Buffer.alloc(100_000_000, ' '), { level: 6 }).toString('latin1'));

const mainPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The members of each kind of archive that a form accepts. */
const archives: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  docx: {
    '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`,
    '_rels/.rels': '<x/>',
    'word/document.xml': '<x/>',
    'META-INF/manifest.xml': '<x/>',
  },
  odt: {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<x/>',
    'META-INF/manifest.xml': '<x/>',
  },
};

/** An archive in which some members are bombs that announce a thousand bytes. */
function archiveWithBombs(members: Readonly<Record<string, string>>, bombed: readonly string[]): Buffer {
  const bombs = Object.fromEntries(bombed.map((member) => [member, bomb()]));
  return zipOf({ ...members, ...bombs }, { deflated: bombed, size: 1_000 });
}

const marks = (count: number) => `a${'\u0300'.repeat(count)}${'\u0316'.repeat(count)}`;

/** A new input is one line here. */
export const hostileInputs: readonly HostileInput[] = [
  ...Object.entries(archives).flatMap(([kind, members]) =>
    // With a bomb at its start, a file is of no known type.
    [Object.keys(members), Object.keys(members).slice(-1)].map((bombed): HostileInput => ({
      name: `bombs in ${bombed.join(', ')} of a ${kind} file`,
      first: once(() => withFile('application', archiveWithBombs(members, bombed), `cv.${kind}`)),
      nightly: (kind === 'odt') === bombed.length > 1,
    })),
  ),
  {
    name: 'marks in a field of each form',
    first: (n) => {
      const form = formNames[n % formNames.length] ?? 'contact';
      const field = { newsletter: 'email', application: 'coverLetter' }[form as string] ?? 'message';
      return native(form, { [field]: marks(20_000) });
    },
  },
  {
    name: 'marks in a field that no form has',
    first: once(() => native('contact', { other: marks(20_000) })),
    nightly: true,
  },
  { name: 'marks as JSON', first: once(() => json(endpoints.inquiry, { ...fields.inquiry, message: marks(60_000) })) },
  {
    name: 'marks in the e-mail protocol',
    first: once(() =>
      json(endpoints.emailSend, {
        user_id: ownEmailService.publicKey,
        service_id: ownEmailService.serviceId,
        template_id: 'contact',
        template_params: { ...fields.contact, from_name: marks(60_000) },
      }),
    ),
    nightly: true,
  },
  {
    name: 'marks in a part',
    first: once(() => withFile('support', Buffer.from('x'), 'a.png', { message: marks(60_000) })),
  },
  {
    name: 'spaces in a file name',
    first: once(() => withFile('support', Buffer.from('x'), `a${' '.repeat(75_000)}b.png`)),
  },
  {
    name: 'marks in a file name',
    first: once(() => withFile('support', Buffer.from('x'), `${marks(19_000)}.png`)),
    nightly: true,
  },
  { name: 'dots in an address', first: once(() => native('newsletter', { email: `a@${'.'.repeat(200_000)}` })) },
  {
    name: 'thousands of fields',
    first: once(() => post(nativePath('contact'), urlEncoded, Buffer.from('a=1&'.repeat(50_000)))),
  },
  {
    name: 'deep JSON',
    first: once(() => post(endpoints.inquiry, 'application/json', Buffer.from('['.repeat(250_000)))),
  },
  { name: 'long headers', first: once(() => get('/', `X-Long: ${'a, '.repeat(5_000)}\r\n`)), nightly: true },
  {
    name: 'many ranges',
    first: once(() => get('/_assets/photo.Ef56Gh78.png', `Range: bytes=${'0-1,'.repeat(3_000)}0-1\r\n`)),
  },
  { name: 'long paths', first: once(() => get(`/${'a/../%2e'.repeat(1_800)}`)) },
  { name: 'long queries', first: (n) => get(`${languageOf(n)}/search?q=${'%CC%80%CC%96'.repeat(1_200)}`) },
  {
    name: 'searches in all languages',
    first: (n) => get(`${languageOf(n)}/search?q=lamp+shade+${n}`),
    nightly: true,
  },
  {
    name: 'searches for many words',
    first: (n) => get(`${languageOf(n)}/search?q=${'la+mo+ri+te+no+'.repeat(12)}&all=`),
  },
  {
    name: 'held chunks',
    connections: held,
    nightly: true,
    first: once(() =>
      Buffer.concat([head(nativePath('contact'), urlEncoded, 'Transfer-Encoding: chunked'), Buffer.from('1\r\na\r\n')]),
    ),
  },
  {
    name: 'held bodies',
    connections: 64,
    first: once(() =>
      Buffer.concat([
        head(endpoints.inquiry, 'application/json', 'Content-Length: 250000'),
        Buffer.alloc(200_000, ' '),
      ]),
    ),
    then: ' ',
  },
  {
    name: 'held uploads',
    // Few enough that others can upload at the same time.
    connections: 64,
    first: once(() => withFile('support', Buffer.alloc(1_000_000), 'a.png').subarray(0, 2_000)),
    then: 'x'.repeat(600),
  },
  {
    name: 'held headers',
    connections: held,
    first: once(() => Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
    then: 'a',
  },
  { name: 'slow readers', connections: held / 2, first: once(() => get('/_assets/photo.Ef56Gh78.png')), reads: false },
  {
    name: 'proofs to check',
    first: once(() =>
      native('contact', { altcha: Buffer.from(`{"challenge":${'['.repeat(1_000)}`).toString('base64') }),
    ),
  },
];

function languageOf(number: number): string {
  return searchLanguages[number % searchLanguages.length] ?? '';
}
