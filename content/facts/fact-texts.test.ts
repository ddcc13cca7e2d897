import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { expect, test } from 'vitest';
import { company } from './company.ts';
import { factTexts } from './fact-texts.ts';

const factsIn = (tag: string) => {
  const labels = JSON.parse(readFileSync(`locales/${tag}/common.json`, 'utf8')) as Record<string, string>;
  return factTexts({ tag, label: (key) => labels[key] ?? key, retentionDays: 730 });
};

test('English facts have the names and formats that documents use', () => {
  expect(factsIn('en')).toMatchObject({
    'company.legalName': company.legalName,
    'mail.support': company.mail.support,
    'vpn.price': expect.stringMatching(/^€\d+(\.\d\d)?$/),
    'vpn.freeLocations': expect.stringMatching(/^\w+ \(\w+\), .*and \w+/),
    'device.languageCookie': expect.stringMatching(/^\d+ days$/),
    'retention.forms': '2 years',
    'password.listSize': expect.stringMatching(/^\d,\d{3}$/),
    'password.leakRate': expect.stringMatching(/^\d+ billion$/),
    'password.fourWordsVault': expect.stringMatching(/^[\d,]+ years$/),
    'apps.languages': expect.stringMatching(/^\d+$/),
    'figures.activeUsers': expect.stringMatching(/^\d+K\+$/),
    'figures.satisfaction': expect.stringMatching(/^\d+%$/),
    'limits.resume': expect.stringMatching(/^\d+ MB$/),
  });
});

test('messages are kept for whole years, or a number of days', () => {
  const kept = (retentionDays: number, tag = 'en') =>
    factTexts({ tag, label: (key) => key, retentionDays })['retention.forms'];
  expect([365, 730, 731].map((days) => kept(days))).toEqual(['1 year', '2 years', '731 days']);
  expect([365, 730, 1095].map((days) => kept(days, 'ar'))).toEqual(['سنة', 'سنتين', '3 سنوات']);
});

test('the locations of the yearly plan are a list in a list, the cities of a country in one pair of brackets', () => {
  const locations = factsIn('en')['vpn.yearlyLocations'];
  expect(locations).toContain('\n  - United States (New York, Chicago, Los Angeles)\n  - Canada\n');
  expect(marked.parse(`- **Also:** ${locations ?? ''}`)).toContain('<ul>\n<li>Netherlands</li>');
});

test('other languages have their own formats and names of countries and cities', () => {
  const german = factsIn('de');
  expect(german['vpn.price']).toMatch(/^\d+(,\d\d)?\u00A0€$/);
  expect(german['retention.forms']).toBe('2 Jahre');
  expect(german['vpn.freeLocations']).toBe('Schweden (Stockholm), Deutschland (Frankfurt) und Singapur');
  expect(factsIn('zh')['vpn.freeLocations']).toBe('瑞典（斯德哥尔摩）、德国（法兰克福）和新加坡');
  expect(factsIn('ja')['vpn.freeLocations']).toContain('スウェーデン（');
  expect(factsIn('ar')['vpn.freeLocations']).toContain('ستوكهولم');
  expect(factsIn('ar')['figures.countries']).toBe('+175');
});

test('cities of a country are separated in languages that have no spaces', () => {
  const { 'vpn.yearlyLocations': list } = factTexts({ tag: 'zh', label: (key) => `〔${key}〕` });
  expect(list).toMatch(/〕、〔/);
});
