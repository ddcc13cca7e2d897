import { expect, test } from 'vitest';
import { keepHtmlTogether, keepTogether, withoutJoiners } from './keep-together.ts';

/** Makes non-breaking spaces and word joiners visible. */
const seen = (text: string) => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_').replaceAll('\u2060', '^');

test('keeps a number with its unit and a system with its version', () => {
  expect(seen(keepTogether('Up to 20 MB on Android 9 or iOS 18, in 5 min', 'en'))).toBe(
    'Up to 20~MB on Android~9 or iOS~18, in 5~min',
  );
  expect(seen(keepTogether('حتى 20 MB على Android 9', 'ar'))).toBe('حتى 20~MB على Android~9');
});

test('keeps the arrow of a way through menus on the line of what it leads from', () => {
  expect(seen(keepTogether('Open Settings → Cellular → Data', 'en'))).toBe('Open Settings~→ Cellular~→ Data');
  expect(seen(keepTogether('الإعدادات ← الشبكة', 'ar'))).toBe('الإعدادات~← الشبكة');
});

test('keeps words with hyphens together where no spaces are around them', () => {
  expect(seen(keepTogether('ホテルのWi-Fiを使う', 'ja'))).toBe('ホテルのWi-^Fiを使う');
  expect(seen(keepTogether('用AES-256-GCM加密', 'zh'))).toBe('用AES-^256-^GCM加密');
});

test('keeps units of a language', () => {
  expect(seen(keepTogether('20 Mo', 'fr'))).toBe('20~Mo');
  expect(seen(keepTogether('20 МБ', 'ru'))).toBe('20~МБ');
});

test('leaves other spaces breakable', () => {
  const text = 'The 3 sisters have 2 months; 9 Android phones, 5 stages';
  expect(keepTogether(text, 'en')).toBe(text);
});

test('leaves code, addresses, placeholders and entities unchanged', () => {
  const text = '`dd bs=1 MB` https://example.org/5 {{ a 5 m }} &amp; &#39;';
  expect(keepTogether(text, 'en')).toBe(text);
  expect(keepTogether('&amp; x', 'fr')).toBe('&amp; x');
});

test('keeps abbreviations, days and dashes in German', () => {
  expect(seen(keepTogether('z. B. am 20. Mai – oder nach Art. 6 Abs. 1', 'de'))).toBe(
    'z.~B. am 20.~Mai~– oder nach Art.~6 Abs.~1',
  );
});

test('inserts spaces before marks in French', () => {
  expect(seen(keepTogether('Pourquoi ? « Oui » : non!', 'fr'))).toBe('Pourquoi_? «~Oui~»~: non_!');
  expect(seen(keepTogether('« Oui », « non » ; « peut-être »… « si ».', 'fr'))).toBe(
    '«~Oui~», «~non~»_; «~peut-être~»… «~si~».',
  );
  expect(keepTogether('à 10:30 https://example.org/a?b', 'fr')).toBe('à 10:30 https://example.org/a?b');
});

test('keeps one-letter words with the next word in Czech, Polish and Russian', () => {
  expect(seen(keepTogether('V telefonu a z něj', 'cs'))).toBe('V~telefonu a~z~něj');
  expect(seen(keepTogether('Kopia w telefonie i z niego', 'pl'))).toBe('Kopia w~telefonie i~z~niego');
  expect(seen(keepTogether('Копия в телефоне — и с ним', 'ru'))).toBe('Копия в~телефоне~— и~с~ним');
});

test('keeps short parts of words with the rest, except in addresses', () => {
  expect(seen(keepTogether('Wi-Fi', 'en'))).toBe('Wi-^Fi');
  expect(seen(keepTogether('Das WLAN, die VPN-App, die E-Mail-Adresse, AES-256 und Anti-Theft', 'de'))).toBe(
    'Das WLAN, die VPN-^App, die E-^Mail-Adresse, AES-^256 und Anti-^Theft',
  );
  expect(seen(keepTogether('[Un e-mail](/e-mail#e-mail) à max.e-mail@example.org', 'fr'))).toBe(
    '[Un e-^mail](/e-mail#e-mail) à max.e-mail@example.org',
  );
  expect(seen(keepTogether('Le code est-il gardé ?', 'fr'))).toContain('est-^il');
  expect(seen(keepTogether('faça-o', 'pt'))).toBe('faça-^o');
  expect(seen(keepTogether('ה-PIN, ה-Wi-Fi', 'he'))).toBe('ה-^PIN, ה-^Wi-^Fi');
  expect(keepTogether('[up](/blog/set-up), /docs/a-la and face-to-face', 'en')).toBe(
    '[up](/blog/set-up), /docs/a-la and face-to-face',
  );
  expect(keepTogether('is-it-on-the-app-store', 'en')).toBe('is-it-on-the-app-store');
  expect(withoutJoiners(keepTogether('Wi-Fi', 'en'))).toBe('Wi-Fi');
});

test('changes only the text between tags in HTML', () => {
  expect(seen(keepHtmlTogether('<p title="Android 9">Android 9 <code>5 MB</code> 5 MB</p>', 'en'))).toBe(
    '<p title="Android 9">Android~9 <code>5 MB</code> 5~MB</p>',
  );
});

test('keeps short words with the next one', () => {
  expect(seen(keepTogether('¿Y cuánto? Firewall u otra VPN y tú', 'es'))).toBe('¿Y~cuánto? Firewall u~otra VPN y~tú');
  expect(seen(keepTogether('VPN i „Blokuj”', 'pl'))).toBe('VPN i~„Blokuj”');
  expect(seen(keepTogether('Ключи за 29 и не больше', 'ru'))).toBe('Ключи за~29 и~не~больше');
  expect(seen(keepTogether('확인할 수 있는 보안', 'ko'))).toBe('확인할~수 있는 보안');
});

test('a number has the space before its unit that texts of the language have', () => {
  const minutes = (tag: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(4);
  expect(keepTogether(minutes('ja'), 'ja')).toBe('4分');
  expect(keepTogether(minutes('zh-Hans'), 'zh')).toBe('4\u00A0分钟');
  expect(keepTogether('2026年10月20日', 'zh')).toBe('2026年10月20日');
});
