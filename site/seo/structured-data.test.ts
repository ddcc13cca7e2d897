import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import { vpn } from '#content/facts/vpn.ts';
import { liveLocales } from '#site/i18n/locale.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { datedPage } from './dated-page.ts';
import { faqPage } from './faq-page.ts';
import { homeData } from './organization.ts';
import { softwareApplication } from './software-application.ts';

const german = liveLocales.find(({ language }) => language.code === 'de') ?? liveLocales[0];

test('breadcrumbs lead from home over the section to the page, in its language', () => {
  expect(german && breadcrumbList(german, '/product/vpn', 'VPN für Android')).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Northlamp', item: expect.stringMatching(/^https:\/\/[^/]+\/de$/) },
      { position: 2, name: 'Produkte', item: expect.stringMatching(/\/de\/products$/) },
      { position: 3, name: 'VPN für Android', item: expect.stringMatching(/\/de\/product\/vpn$/) },
    ],
  });
  expect(german && breadcrumbList(german, '/careers', 'Jobs')).toMatchObject({
    itemListElement: [{ name: 'Northlamp' }, { name: 'Jobs' }],
  });
});

test('a translation that came after its document is as new as itself, an earlier one as the document', () => {
  const version = new Date('2026-10-15');
  expect(datedPage(version)).toMatchObject({ dateModified: '2026-10-15' });
  expect(datedPage(version, new Date('2026-12-01'))).toMatchObject({ dateModified: '2026-12-01' });
  expect(datedPage(version, new Date('2026-10-01'))).toMatchObject({ dateModified: '2026-10-15' });
});

test('home names the company once and the site in the language of the page', () => {
  expect(german && homeData(german)).toMatchObject([
    { '@type': 'Organization', legalName: 'Northlamp AB' },
    { '@type': 'WebSite', inLanguage: 'de' },
  ]);
});

test('an app is installed from the stores it is in, and from no other', () => {
  expect(german && softwareApplication(german, appById('vpn'), 'Ein Tunnel.')).toMatchObject({
    name: 'Northlamp VPN',
    operatingSystem: 'Android',
    installUrl: [expect.stringMatching(/^https:\/\/play\.google\.com\//)],
    offers: [{ price: 0 }, { price: vpn.price.amount, priceCurrency: vpn.price.currency }],
  });
  expect(german && softwareApplication(german, appById('password'), 'x')).toMatchObject({
    operatingSystem: 'Android, iOS',
    installUrl: [expect.stringContaining('play.google.com'), expect.stringContaining('apps.apple.com')],
    offers: { price: 0 },
  });
});

test('questions carry their answers', () => {
  expect(german && faqPage([{ question: 'Kostet es?', answer: 'Nein.' }], german.language)).toMatchObject({
    inLanguage: 'de',
    mainEntity: [{ name: 'Kostet es?', acceptedAnswer: { text: 'Nein.' } }],
  });
});
