import { expect, test } from 'vitest';
import { checkForm } from './check-form.ts';
import { limits } from './limits.ts';

const inquiry = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello.\nHow are you?' };
const contact = { ...inquiry, topic: 'press' };
const support = { ...inquiry, app: 'vpn', platform: 'android' };
const resume = { name: 'cv.pdf', size: 2000, type: 'application/pdf' };
const { message: _, ...person } = inquiry;
const application = { ...person, job: 'android-engineer', coverLetter: 'Dear all', consent: 'on', resume };

const examples = { newsletter: { email: 'ada@example.com' }, inquiry, contact, support, application } as const;

test.each(Object.entries(examples))('%s passes when it is filled in, and returns the values', (form, values) => {
  expect(checkForm(form as keyof typeof examples, values)).toEqual({ ok: true, values });
});

test.each([
  ['newsletter', { email: 'required' }],
  ['inquiry', { name: 'required', email: 'required', message: 'required' }],
  ['contact', { name: 'required', email: 'required', topic: 'required', message: 'required' }],
  ['support', { name: 'required', email: 'required', app: 'required', platform: 'required', message: 'required' }],
  [
    'application',
    {
      job: 'required',
      name: 'required',
      email: 'required',
      coverLetter: 'required',
      consent: 'consent-missing',
      resume: 'file-missing',
    },
  ],
] as const)('%s says of every field that it is missing', (form, fields) => {
  expect(checkForm(form, {})).toEqual({ ok: false, fields });
  const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, ' \n ']));
  expect(checkForm(form, { ...empty, resume: { name: '', size: 0, type: '' } })).toEqual({ ok: false, fields });
});

test('empty optional fields are omitted', () => {
  const empty = { appVersion: ' ', screenshot: { name: '', size: 0, type: 'application/octet-stream' } };
  expect(checkForm('support', { ...support, ...empty })).toEqual({ ok: true, values: support });
});

test('trims texts and drops unknown fields', () => {
  const result = checkForm('inquiry', {
    ...inquiry,
    name: '  Ada Lovelace ',
    email: ' ada@example.com\n',
    bcc: 'x@y.z',
  });
  expect(result).toEqual({ ok: true, values: inquiry });
});

test('normalizes line breaks', () => {
  const result = checkForm('inquiry', { ...inquiry, message: 'one\r\ntwo\rthree\nfour' });
  expect(result).toMatchObject({ ok: true, values: { message: 'one\ntwo\nthree\nfour' } });
});

test.each([
  ['a b@example.com', 'email-spaces'],
  ['ada@example.com bob@example.com', 'email-spaces'],
  ['ada', 'email-invalid'],
  ['ada@example', 'email-invalid'],
  ['ada@@example.com', 'email-invalid'],
  ['ada@example..com', 'email-invalid'],
  ['ada@-example.com', 'email-invalid'],
  ['ada@example.c', 'email-invalid'],
  ['.ada@example.com', 'email-invalid'],
  ['ada@example.com,bob@example.com', 'email-invalid'],
  ['<ada@example.com>', 'email-invalid'],
  ['"ada"@example.com', 'email-invalid'],
  ['ada\u0000@example.com', 'email-invalid'],
  ['ada\ud800@example.com', 'email-invalid'],
  [`${'a'.repeat(limits.email)}@example.com`, 'too-long'],
  [['ada@example.com'], 'text-invalid'],
  [7, 'text-invalid'],
])('the address %j is %s', (email, error) => {
  expect(checkForm('inquiry', { ...inquiry, email })).toEqual({ ok: false, fields: { email: error } });
});

test.each([
  'ada+lamp@mail.example.co.uk',
  "o'neil@example.com",
  'jürgen@bücher.example',
  'आदा@उदाहरण.भारत',
  '用户@例子.公司',
])('the address %s is one', (email) => {
  expect(checkForm('inquiry', { ...inquiry, email })).toMatchObject({ ok: true });
  expect(checkForm('newsletter', { email })).toMatchObject({ ok: true });
});

test("the newsletter's address follows the basic pattern and can't be several addresses", () => {
  expect(checkForm('newsletter', { email: 'a@b.c' })).toMatchObject({ ok: true });
  for (const email of ['a@b', 'a b@c.d', '@b.c', 'a@b.c,d', 'a\r\nBcc:x@b.c', 'a<x@b.c']) {
    expect(checkForm('newsletter', { email })).toEqual({ ok: false, fields: { email: 'email-invalid' } });
  }
});

test.each([
  ['name', 'Ada\u0007', 'text-invalid'],
  ['name', 'Ada\nBcc: x@example.com', 'text-invalid'],
  ['name', 'Ada\u2028Lovelace', 'text-invalid'],
  ['name', 'Ada \udc00', 'text-invalid'],
  ['name', { first: 'Ada' }, 'text-invalid'],
  ['name', 'a'.repeat(limits.name + 1), 'too-long'],
  ['message', 'null \u0000', 'text-invalid'],
  ['message', '\ud83d', 'text-invalid'],
  ['message', 'a'.repeat(limits.message + 1), 'too-long'],
  ['topic', 'sales', 'choice-unknown'],
  ['topic', 'toString', 'choice-unknown'],
  ['topic', 3, 'choice-unknown'],
])('%s %j is %s', (field, value, error) => {
  expect(checkForm('contact', { ...contact, [field]: value })).toEqual({ ok: false, fields: { [field]: error } });
});

test('emoji, right-to-left scripts and joined letters are valid text', () => {
  for (const name of ['👩‍👩‍👧‍👦', 'عبد الرحمن', 'می‌خواهم', '阿达'])
    expect(checkForm('contact', { ...contact, name })).toMatchObject({ ok: true, values: { name } });
  expect(checkForm('contact', { ...contact, message: 'one\ttwo\r\nthree' })).toMatchObject({ ok: true });
});

test.each([
  ['phone', '+49 (0)30 123-456', undefined],
  ['phone', '٠٣٠ ١٢٣٤٥٦', undefined],
  ['phone', '1234', 'phone-invalid'],
  ['phone', 'call me', 'phone-invalid'],
  ['phone', '1'.repeat(limits.phone + 1), 'too-long'],
  ['link', 'https://example.com/ada', undefined],
  ['link', 'example.com', 'link-invalid'],
  ['link', 'javascript:alert(1)', 'link-invalid'],
  ['link', 'https://ada:secret@example.com', 'link-invalid'],
  ['link', 'https://a b', 'link-invalid'],
  ['job', '../etc/passwd', 'choice-unknown'],
  ['job', 'Android Engineer', 'choice-unknown'],
  ['consent', 'off', 'consent-missing'],
  ['coverLetter', 'a'.repeat(limits.coverLetter + 1), 'too-long'],
])('%s %j of an application: %s', (field, value, error) => {
  const result = checkForm('application', { ...application, [field]: value });
  if (error) expect(result).toEqual({ ok: false, fields: { [field]: error } });
  else expect(result).toMatchObject({ ok: true });
});

test.each([
  [{ name: 'cv.PDF', size: 1, type: '' }, undefined],
  [{ name: 'document:1000', size: 1, type: 'application/pdf' }, undefined],
  [{ name: 'cv.pdf', size: limits.fileBytes, type: 'application/pdf' }, undefined],
  [{ name: 'cv.pdf', size: limits.fileBytes + 1, type: 'application/pdf' }, 'file-too-large'],
  [{ name: 'cv.doc', size: 1, type: 'application/msword' }, 'file-type'],
  [{ name: 'pdf', size: 1, type: '' }, 'file-type'],
  ['cv.pdf', 'file-missing'],
  [{ size: 3 }, 'file-missing'],
])('the résumé %j: %s', (file, error) => {
  const result = checkForm('application', { ...application, resume: file });
  if (error) expect(result).toEqual({ ok: false, fields: { resume: error } });
  else expect(result).toMatchObject({ ok: true });
});

test("accepts a browser's File", () => {
  const screenshot = new File(['x'], 'shot.png', { type: 'image/png' });
  expect(checkForm('support', { ...support, screenshot })).toEqual({ ok: true, values: { ...support, screenshot } });
});

test('names of inherited object properties are neither fields nor choices', () => {
  const values = JSON.parse('{"__proto__": {"email": "ada@example.com"}, "constructor": 1}') as Record<string, unknown>;
  expect(checkForm('newsletter', values)).toEqual({ ok: false, fields: { email: 'required' } });
});
