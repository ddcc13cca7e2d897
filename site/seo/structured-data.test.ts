import { expect, test } from 'vitest';
import { appById } from '#content/facts/apps.ts';
import { liveLocales } from '#site/i18n/locale.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { faqPage } from './faq-page.ts';
import { softwareApplication } from './software-application.ts';

const german = liveLocales.find(({ language }) => language.code === 'de') ?? liveLocales[0];

test('breadcrumbs count from the top and lead to the pages of the language', () => {
  const pages = [
    { name: 'Produkte', route: '/products' },
    { name: 'Northlamp VPN', route: '/product/vpn' },
  ];
  expect(german && breadcrumbList(german, pages)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Produkte', item: expect.stringMatching(/^https:\/\/[^/]+\/de\/products$/) },
      { position: 2, name: 'Northlamp VPN', item: expect.stringMatching(/\/de\/product\/vpn$/) },
    ],
  });
});

test('an app is installed from the stores it is in, and from no other', () => {
  expect(german && softwareApplication(german, appById('vpn'), 'Ein Tunnel.')).toMatchObject({
    name: 'Northlamp VPN',
    operatingSystem: 'Android',
    installUrl: [expect.stringMatching(/^https:\/\/play\.google\.com\//)],
    offers: { price: 0 },
  });
  expect(german && softwareApplication(german, appById('password'), 'x')).toMatchObject({
    operatingSystem: 'Android, iOS',
    installUrl: [expect.stringContaining('play.google.com'), expect.stringContaining('apps.apple.com')],
  });
});

test('questions carry their answers', () => {
  expect(german && faqPage([{ question: 'Kostet es?', answer: 'Nein.' }], german.language)).toMatchObject({
    inLanguage: 'de',
    mainEntity: [{ name: 'Kostet es?', acceptedAnswer: { text: 'Nein.' } }],
  });
});
