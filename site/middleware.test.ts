import type { APIContext } from 'astro';
import { expect, test, vi } from 'vitest';
import { markEnglish } from './i18n/english-parts.ts';
import { isPartlyEnglish } from './i18n/resources.ts';
import { onRequest } from './middleware.ts';

vi.mock('./i18n/resources.ts', () => ({ isPartlyEnglish: vi.fn() }));

async function served(type: string): Promise<string> {
  const response = new Response(`<p>${markEnglish('Close')}</p>`, { headers: { 'content-type': type } });
  return ((await onRequest({} as APIContext, () => Promise.resolve(response))) as Response).text();
}

test('labels shown in English get their language, in pages only', async () => {
  vi.mocked(isPartlyEnglish).mockImplementation((code) => code === 'de');
  expect(await served('text/html')).toBe('<p><span lang="en" dir="ltr">Close</span></p>');
  expect(await served('application/xml')).toBe(`<p>${markEnglish('Close')}</p>`);
});
