import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';
import { localPath } from '#locales/addresses.ts';
import { languages } from '#locales/registry.ts';
import { pageFile } from '#site/integrations/built-pages.ts';
import { readSections } from '#site/integrations/search-index/read-sections.ts';
import { shareTitles } from '#site/integrations/share-images/share-titles.ts';
import { site } from '#tests/support/built-site.ts';

const { siteUrl, locales } = site.manifest;
const imageOf = ({ meta }: (typeof site.pages)[number]) => meta.get('og:image')?.slice(siteUrl.length) ?? '';

test('every page has a share image of 1200 × 630 and at most 60 kB', async () => {
  const images = [...new Set(site.pages.map(imageOf))];
  expect(images.length).toBeGreaterThan(locales.length * (apps.length + 5));
  for (const image of images) {
    const bytes = readFileSync(`dist/site${image}`);
    expect(bytes.length, image).toBeLessThanOrEqual(60_000);
    expect(await sharp(bytes).metadata(), image).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
});

test('the share image is in the language of the text: English for an untranslated document', () => {
  for (const page of site.pages.filter(({ canonical }) => canonical)) {
    const image = imageOf(page);
    if (image.startsWith('/share/article/')) continue;
    const own = locales.find(({ prefix }) => prefix && `${page.canonical ?? ''}/`.startsWith(`${siteUrl}/${prefix}/`));
    expect(image, page.address).toMatch(new RegExp(`^/share/${(own?.tag ?? 'en').toLowerCase()}/`));
  }
});

test('the title of a share image is the heading of the page it stands for', () => {
  // Which spaces are non-breaking differs: images have lines of their own.
  const plain = (text: string) => text.replace(/\s/gu, '').replaceAll('\u2011', '-');
  // Labels of images and pages have the same keys in every language.
  const sample = ['en', 'de', 'ar', 'ja'];
  for (const language of languages.filter(
    ({ code }) => sample.includes(code) && locales.some((one) => one.code === code),
  ))
    for (const { route, title } of shareTitles(language)) {
      const page = pageFile(new URL('../../dist/site/', import.meta.url), localPath(language, route));
      const [opening] = readSections(readFileSync(page, 'utf8')).sections;
      expect(plain(title), `${language.code} ${route}`).toBe(plain(opening?.heading ?? ''));
    }
});

test('each app has a share image in each language', () => {
  const pages = site.pages.filter(({ address }) => /\/product\/[\w-]+$/.test(address));
  expect(new Set(pages.map(imageOf)).size).toBe(apps.length * locales.length);
});
