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

test('breadcrumbs go from the home page through the section to the page, in its language', () => {
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

test('the date is that of the translation or the document, whichever is later', () => {
  const version = new Date('2026-10-15');
  expect(datedPage(version)).toMatchObject({ dateModified: '2026-10-15' });
  expect(datedPage(version, new Date('2026-12-01'))).toMatchObject({ dateModified: '2026-12-01' });
  expect(datedPage(version, new Date('2026-10-01'))).toMatchObject({ dateModified: '2026-10-15' });
});

test('the home page describes the company once, and the site in the language of the page', () => {
  expect(german && homeData(german)).toMatchObject([
    { '@type': 'Organization', legalName: 'Northlamp AB' },
    { '@type': 'WebSite', inLanguage: 'de' },
  ]);
});

test('an app has install URLs only for the stores it is in', () => {
  expect(german && softwareApplication(german, appById('vpn'), 'Ein Tunnel.')).toMatchObject({
    name: 'Northlamp VPN',
    operatingSystem: 'Android',
    installUrl: [expect.stringMatching(/^https:\/\/play\.google\.com\//)],
    offers: [{ price: 0 }, { price: vpn.price.amount, priceCurrency: vpn.price.currency }],
  });
  expect(german && softwareApplication(german, appById('password'), 'x')).toMatchObject({
    operatingSystem: 'Android, iOS',
    installUrl: [expect.stringContaining('play.google.com'), expect.stringContaining('apps.apple.com')],
    offers: [{ price: 0 }],
  });
});

test('questions include their answers', () => {
  expect(german && faqPage([{ question: 'Kostet es?', answer: 'Nein.' }], german.language)).toMatchObject({
    inLanguage: 'de',
    mainEntity: [{ name: 'Kostet es?', acceptedAnswer: { text: 'Nein.' } }],
  });
});
