import { expect, test } from 'vitest';
import { fillForm, type FormState } from './fill-form.ts';

const page = `<!doctype html><html lang="de"><head><title>Kontakt</title><script>if (a < b && "<form data-form='contact'>") {}</script></head>
<body><svg><title>Lamp</title></svg>
<form id="form-newsletter" data-form="newsletter" method="post"><input name="email" id="newsletter-email" value="">
<p id="newsletter-email-error" hidden></p></form>
<details class="x"><summary>Ask</summary><form id="form-contact" data-form="contact" method="post" action="/forms/contact">
<p id="contact-summary" role="alert" tabindex="-1" hidden></p>
<input type="hidden" name="page" value="/de/contact"/>
<input name="name" id="contact-name" aria-describedby="contact-name-error" autocomplete="name"><p id="contact-name-error" class="e" hidden=""></p>
<input type=email name=email id=contact-email><p id="contact-email-error" hidden></p>
<select name="topic" id="contact-topic"><option value="" selected>–</option><option value="press">Presse</option></select>
<p id="contact-topic-error" hidden></p>
<textarea name="message" id="contact-message" rows="5"></textarea><p id="contact-message-error" hidden></p>
<label><input type="checkbox" name="consent"> Ja</label><input type="file" name="resume" id="contact-resume"><p id="contact-resume-error" hidden></p>
<button name="send" value="1">Send</button></form></details><p>&copy; 2026</p></body></html>`;

const nothing: FormState = { values: {} };

test('without values and errors, only the form itself changes', () => {
  expect(fillForm(page, 'contact', nothing)).toBe(page.replace('<details class="x">', '<details class="x" open>'));
  expect(fillForm(page, 'newsletter', nothing)).toBe(page);
  expect(fillForm(page, 'support', { ...nothing, summary: 'x' })).toBe(page);
});

test('submitted values are filled in', () => {
  const values = { name: 'Ada', email: 'a@b', topic: 'press', message: '\nDear all', consent: 'on', resume: 'cv.pdf' };
  const html = fillForm(page, 'contact', { ...nothing, values });
  expect(html).toContain('aria-describedby="contact-name-error" autocomplete="name" value="Ada">');
  expect(html).toContain('<input type="email" name="email" id="contact-email" value="a@b">');
  expect(html).toContain('<option value>–</option><option value="press" selected>Presse</option>');
  // A leading line break in a textarea is not part of its value.
  expect(html).toContain('rows="5">\n\nDear all</textarea>');
  expect(html).toContain('<input type="checkbox" name="consent" checked>');
  expect(html).toContain('<input type="file" name="resume" id="contact-resume">');
  // Another form on the page has a field with the same name.
  expect(html).toContain('<input name="email" id="newsletter-email" value="">');
});

test('errors are shown at their fields, and the first invalid field has the focus', () => {
  const errors = { email: 'Falsch', message: 'Fehlt' };
  const html = fillForm(page, 'contact', { ...nothing, errors, summary: 'Bitte prüfen', titlePrefix: 'Fehler' });
  expect(html).toContain('<title>Fehler: Kontakt</title>');
  expect(html).toContain('<svg><title>Lamp</title></svg>');
  expect(html).toContain('<p id="contact-summary" role="alert" tabindex="-1">Bitte prüfen</p>');
  expect(html).toContain('<input type="email" name="email" id="contact-email" aria-invalid="true" autofocus>');
  expect(html).toContain('<p id="contact-email-error">Falsch</p>');
  expect(html).toContain('id="contact-message" rows="5" aria-invalid="true"></textarea><p id="contact-message-error">');
  expect(html).toContain('<p id="contact-name-error" class="e" hidden=""></p>');
  expect(html).toContain('<p id="newsletter-email-error" hidden></p>');
  expect(html.match(/autofocus/g)).toHaveLength(1);
});

test('the summary has the focus when no field is invalid', () => {
  const html = fillForm(page, 'contact', { ...nothing, summary: 'Zu viele' });
  expect(html).toContain('<p id="contact-summary" role="alert" tabindex="-1" autofocus>Zu viele</p>');
});

test.each([
  '"><script>alert(1)</script>',
  "' onfocus='alert(1)",
  '</textarea><img src=x onerror=alert(1)>',
  '</title></form><form data-form="contact">',
  '&lt;b&gt; &amp;amp; $& $1 $`',
  'a\u0000b\r\nc \ud800',
])('input stays text: %j', (input) => {
  const values = { name: input, email: input, message: input, topic: input };
  const html = fillForm(page, 'contact', { ...nothing, values, errors: { email: input }, summary: input });
  const read = (form: string) => fillForm(html, form, nothing);
  // The page has as many tags as before.
  expect(html.match(/<[a-z/]/gi)?.length).toBe(page.match(/<[a-z/]/gi)?.length);
  expect(html).not.toContain('\u0000');
  expect(read('newsletter')).toBe(html);
});

test('names of inherited object properties are not values', () => {
  const odd = page.replaceAll('name="name"', 'name="constructor"');
  expect(fillForm(odd, 'contact', nothing)).toContain('name="constructor" id="contact-name" aria-describedby');
});
