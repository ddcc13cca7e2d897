import { expect, test } from 'vitest';
import { textWidth } from '#locales/text-width.ts';
import { descriptionColumns, documentDescription, documentTitle, titleColumns } from './search-texts.ts';

test.each([
  ['News', 'News · Northlamp'],
  ['Northlamp VPN on Android', 'Northlamp VPN on Android'],
  [
    'What a firewall app on Android can see and what it can not',
    'What a firewall app on Android can see and what it can not',
  ],
  [
    'Is public Wi-Fi safe in 2026? What a VPN changes, and what it doesn’t',
    'Is public Wi-Fi safe in 2026? What a VPN changes',
  ],
  [
    'New VPN locations: Chicago, South Korea, and Australia, plus Stockholm for free',
    'New VPN locations: Chicago, South Korea, and Australia',
  ],
  [
    'مواقع خوادم جديدة في VPN: شيكاغو وكوريا الجنوبية وأستراليا، وستوكهولم مجانًا',
    'مواقع خوادم جديدة في VPN: شيكاغو وكوريا الجنوبية وأستراليا',
  ],
  [
    '公共のWi-Fiは安全？VPNで変わることと、変わらないことを、実際の例で詳しく説明します',
    '公共のWi-Fiは安全？VPNで変わることと、変わらないことを',
  ],
  [
    'Wo gelöschte Fotos bleiben und wie du sie endgültig von allen deinen Geräten löschst',
    'Wo gelöschte Fotos bleiben und wie du sie endgültig von allen…',
  ],
])('the title "%s" is shown as "%s"', (title, shown) => {
  expect(documentTitle(title)).toBe(shown);
  expect(textWidth(shown)).toBeLessThanOrEqual(titleColumns);
});

test('a description ends after the last sentence that fits', () => {
  const first = 'Northlamp VPN isn’t available on the App Store.';
  const long = `${first} We don’t offer it for iOS, so there is nothing that it could keep or send. ${'If so, tell us. '.repeat(9)}`;
  const shown = documentDescription(long, 'en');
  expect(shown).toMatch(/^Northlamp VPN isn’t available .* If so, tell us\.$/);
  expect(textWidth(shown)).toBeLessThanOrEqual(descriptionColumns);
  expect(documentDescription(first, 'en')).toBe(first);
});

test('a sentence that does not fit is cut at a comma or with an ellipsis', () => {
  const clause = 'a word '.repeat(20).trim();
  expect(documentDescription(`${clause}, and ${clause}`, 'en')).toBe(clause);
  expect(documentDescription('word '.repeat(50), 'en')).toMatch(/ word…$/);
});
