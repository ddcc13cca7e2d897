/** Long set of tests for each engine, in `npm run test:deep`; `journeys.spec.ts` is the short set. */
import { apps } from '#content/facts/apps.ts';
import { demoRoutes } from '#tests/support/demo.ts';
import { newWriter } from '#tests/support/forms.ts';
import { label } from '#tests/support/labels.ts';
import { findSubmissions } from '#tests/support/stored.ts';
import { fillForm, formPages, openForm } from './support/forms.ts';
import { expect, test } from './support/test.ts';

const forms = ['newsletter', 'inquiry', 'support', 'application'] as const;

/** Element that is shown after a form was sent. */
const thanks = {
  newsletter: '#newsletter-sent',
  inquiry: '#inquiry .sent-panel',
  support: '.sent-panel',
  application: '.sent-panel',
};

for (const form of forms) {
  const send = `#form-${form} [type=submit]`;
  const first = `#${form}-${formPages[form].first}`;

  test(`${form}: an empty form focuses its first error; a complete one is sent`, async ({ tab }) => {
    const writer = newWriter();
    await openForm(tab, form);
    await tab.click(send);
    await tab.waitForFocus(first);
    await tab.waitForVisible(`${first}-error`);
    await fillForm(tab, form, writer);
    await tab.click(send);
    await tab.waitForVisible(thanks[form]);
    if (form !== 'newsletter') expect(findSubmissions(writer.message)).toMatchObject([{ form }]);
  });

  test.describe('without JavaScript', () => {
    test.use({ scripts: 'off' });

    test(`${form}: an empty form returns with errors; a complete one leads to a confirmation`, async ({ tab }) => {
      const writer = newWriter();
      await openForm(tab, form);
      await tab.click(send);
      await tab.waitFor('location.pathname', `/forms/${form}`);
      await tab.waitForFocus(first);
      await tab.waitForVisible(`${first}-error`);
      await fillForm(tab, form, writer);
      await tab.click(send);
      await tab.waitFor('location.pathname', `/thank-you/${form}`);
    });
  });
}

for (const [app, route] of Object.entries(demoRoutes))
  test(`the ${app} demo starts, ends, and returns the focus`, async ({ tab }) => {
    await tab.open(route);
    await tab.clickButton(label('stage.try'));
    await tab.waitForFocus(`[data-demo=${app}]`);
    await tab.waitFor(`document.querySelector('[data-demo=${app}]').textContent.length > 40`, true);
    await tab.clickButton(label('demo.close'));
    await tab.waitForVisible(`[data-demo=${app}]`, false);
    await tab.waitFor('document.activeElement.textContent.trim()', label('stage.try'));
  });

test('the platform filter shows the apps for a platform', async ({ tab }) => {
  await tab.open('/products');
  const shown = `[...document.querySelectorAll('#apps li[data-platform]')].filter((card) => card.getClientRects().length > 0).length`;
  await tab.waitFor(shown, apps.length);
  await tab.evaluate(`void document.querySelector('[data-filter=platform] input[value=ios]').click()`);
  await tab.waitFor(shown, apps.filter(({ platforms }) => platforms.includes('ios')).length);
  await tab.waitFor('location.search', '?platform=ios');
});

test('a search filters the news', async ({ tab }) => {
  await tab.open('/news');
  await tab.fill('main input[name=q]', 'vpn');
  await tab.waitForText('main [role=status]', 'found');
  await tab.waitFor('location.hash', '#q=vpn');
});

test('in Arabic, the drawer and the language list are on the other side', async ({ tab }) => {
  await tab.open('/ar/products');
  await tab.click('[popovertarget=menu][aria-label]:not([popovertargetaction])');
  await tab.waitForVisible('#menu');
  await tab.waitFor(`document.querySelector('#menu nav').getBoundingClientRect().x < 40`, true);
  await tab.press('Escape');
  await tab.click('[popovertarget=languages]');
  await tab.click('#languages a[lang=en]');
  await tab.waitFor('document.documentElement.lang', 'en');
});

test('a link to a question opens it, on load and on the same page', async ({ tab }) => {
  await tab.open('/faq/FAQVPNAndroid#kill-switch');
  await tab.waitForVisible('#kill-switch');
  await tab.evaluate(`void (location.hash = 'cancel-and-refund')`);
  await tab.waitForVisible('#cancel-and-refund');
});

test.describe('without JavaScript', () => {
  test.use({ scripts: 'off' });

  test('the server renders search results, which link to an open question', async ({ tab }) => {
    await tab.open('/search');
    await tab.fill('main input[name=q]', 'kill switch');
    await tab.press('Enter');
    await tab.waitFor('location.search', '?q=kill+switch');
    await tab.waitForVisible('main ol li a mark, main ul li a mark, main li mark');
  });
});
