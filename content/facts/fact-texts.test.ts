import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factTexts } from './fact-texts.ts';

const factsIn = (tag: string) => {
  const labels = JSON.parse(readFileSync(`locales/${tag}/common.json`, 'utf8')) as Record<string, string>;
  return factTexts({ tag, label: (key) => labels[key] ?? key, retentionDays: 730 });
};

test('English facts have the names and formats that documents use', () => {
  expect(factsIn('en')).toMatchObject({
    'company.legalName': 'Northlamp AB',
    'company.address': 'Lampgränd 4, 972 38 Luleå, Sweden',
    'mail.support': 'support@northlamp.example',
    'vpn.price': '€29.99',
    'vpn.devices': '5',
    'vpn.locations': '22',
    'vpn.countries': '20',
    'vpn.freeLocations': 'Sweden (Stockholm), Germany (Frankfurt), and Singapore',
    'device.languageCookie': '365 days',
    'device.applicationDraft': '30 days',
    'retention.forms': '730 days',
    'retention.backups': '30 days',
    'password.listSize': '7,776',
    'password.clipboard': '30 seconds',
    'password.leakRate': '100 billion',
    'password.vaultRate': '10,000',
    'password.fourWordsVault': '5,800 years',
    'password.fiveWordsLeak': '4.5 years',
    'password.fiveWordsVault': '45 million years',
    'figures.activeUsers': '50K+',
    'figures.satisfaction': '95%',
    'limits.resume': '5 MB',
    'limits.coverLetter': '10,000',
  });
});

test('the cities of a country are in one pair of brackets', () => {
  expect(factsIn('en')['vpn.yearlyLocations']).toContain('United States (New York, Chicago, Los Angeles)');
});

test('other languages have their own formats and names of countries and cities', () => {
  const german = factsIn('de');
  expect(german['vpn.price']).toBe('29,99\u00A0€');
  expect(german['retention.forms']).toBe('730 Tage');
  expect(german['vpn.freeLocations']).toBe('Schweden (Stockholm), Deutschland (Frankfurt) und Singapur');
  expect(factsIn('zh')['vpn.freeLocations']).toBe('瑞典（斯德哥尔摩）、德国（法兰克福）和新加坡');
  expect(factsIn('ja')['vpn.freeLocations']).toContain('スウェーデン（');
  expect(factsIn('ar')['vpn.freeLocations']).toContain('ستوكهولم');
  expect(factsIn('ar')['figures.countries']).toBe('+175');
});
