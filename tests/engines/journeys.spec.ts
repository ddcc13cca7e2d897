/** Short set of tests for each engine, in `npm test`: behavior that differs between engines. */
import { apps } from '#content/facts/apps.ts';
import { newWriter } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { findSubmissions } from '#tests/support/stored.ts';
import { fillForm, openForm } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const hamburger = '[popovertarget=menu][aria-label]:not([popovertargetaction])';

test('the drawer traps the focus, returns it, and is closed when the visitor comes back; a language is kept', async ({
  tab,
}) => {
  await tab.open('/contact?platform=ios');
  await tab.click(hamburger);
  await tab.waitForVisible('#menu');
  await tab.waitForFocus('#menu button');
  // The script of the focus trap is loaded on the first interaction.
  await tab.waitFor(`document.querySelector('#menu').onkeydown !== null`, true);
  await tab.evaluate(`void document.querySelector('#menu a[target]').focus()`);
  await tab.press('Tab');
  await tab.waitForFocus('#menu button');
  await tab.press('Tab');
  await tab.waitForFocus('#menu a');
  await tab.press('Escape');
  await tab.waitForVisible('#menu', false);
  await tab.waitForFocus(hamburger);
  await tab.click(hamburger);
  await tab.waitForVisible('#menu');
  await tab.clickAt(10, 600);
  await tab.waitForVisible('#menu', false);
  await tab.waitForFocus(hamburger);
  await tab.click(hamburger);
  await tab.click('#menu a[href="/about"]');
  await tab.waitFor('location.pathname', '/about');
  await tab.back();
  await tab.waitFor('location.pathname', '/contact');
  await tab.waitForVisible('#menu', false);
  await tab.click('[popovertarget=languages]');
  await tab.click('#languages a[lang=de]');
  await tab.waitFor('document.documentElement.lang', 'de');
  await tab.waitFor('location.pathname + location.search', '/de/contact?platform=ios');
  await tab.open('/about');
  await tab.waitFor('location.pathname', '/de/about');
});

test('a demo gets the focus; the search returns it on Escape, and finds a question, which is open', async ({ tab }) => {
  await tab.open('/product/vpn');
  await tab.clickButton(label('stage.try'));
  await tab.waitForFocus('[data-demo=vpn]');
  await tab.click(`[data-demo=vpn] [aria-label="${label('vpn.connect')}"]`);
  await tab.waitForText('[data-demo=vpn] [role=status]', label('vpn.on'));
  await tab.click('#search');
  await tab.waitForFocus('dialog input');
  // The suggestions come with the code, which returns the focus in Safari.
  await tab.waitForVisible('dialog a[href]');
  await tab.press('Escape');
  await tab.waitForFocus('#search');
  await tab.click('#search');
  await tab.waitForFocus('dialog input');
  await tab.type('kill switch');
  await tab.click('dialog a[href="/faq/FAQVPNAndroid#kill-switch"]');
  await tab.waitFor('location.hash', '#kill-switch');
  await tab.waitForVisible('#kill-switch');
});

test('each card shows its own part of the file with all drawings', async ({ tab }) => {
  await tab.open('/products');
  const pictures = `[...document.querySelectorAll('#apps img[src*="#"]')]`;
  await tab.evaluate(`void ${pictures}.forEach((picture) => { picture.loading = 'eager'; })`);
  // How many of them are drawn, and differ. Repeated, because WebKit knows the part only when the picture has been laid out.
  const different = `new Set(${pictures}.map((picture) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 67, height: 67 });
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0, 67, 67);
    const pixels = context.getImageData(0, 0, 67, 67).data;
    return pixels.some((value) => value > 0) && pixels.join();
  }).filter(Boolean)).size`;
  await tab.waitFor(different, apps.length);
});

test('the contact form shows errors at its fields, on screen, and is sent', async ({ tab }) => {
  const writer = newWriter();
  await openForm(tab, 'contact');
  await tab.click('#form-contact [type=submit]');
  await tab.waitForFocus('#contact-name');
  await tab.waitForText('#contact-name-error', label('form.error.required.name'));
  const header = `document.querySelector('header').getBoundingClientRect().bottom`;
  const top = `document.querySelector('[for=contact-name]').getBoundingClientRect().top`;
  await tab.waitFor(`${top} > ${header}`, true);
  await fillForm(tab, 'contact', writer);
  await tab.click('#form-contact [type=submit]');
  await tab.waitForText('.sent-panel', label('thanks.contact.title'));
  expect(findSubmissions(writer.message)).toMatchObject([{ form: 'contact', language: 'en' }]);
});

test.describe('without JavaScript', () => {
  test.use({ scripts: 'off' });

  test('drawer, language list, and contact form work', async ({ tab }) => {
    const writer = newWriter();
    await tab.open('/contact');
    await tab.click(hamburger);
    await tab.waitForVisible('#menu');
    await tab.press('Escape');
    await tab.click('[popovertarget=languages]');
    await tab.waitForVisible('#languages');
    await tab.press('Escape');
    await tab.click('#form-contact [type=submit]');
    await tab.waitFor('location.pathname', '/forms/contact');
    await tab.waitForFocus('#contact-name');
    await tab.waitForText('#contact-name-error', label('form.error.required.name'));
    await fillForm(tab, 'contact', writer);
    await tab.click('#form-contact [type=submit]');
    await tab.waitFor('location.pathname', '/thank-you/contact');
    expect(findSubmissions(writer.message)).toMatchObject([{ form: 'contact' }]);
  });
});
