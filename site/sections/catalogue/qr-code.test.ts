import { Resvg } from '@resvg/resvg-js';
import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { apps } from '#content/facts/apps.ts';
import { absolute } from '#site/seo/absolute.ts';
import { qrCode } from './qr-code.ts';

// The type declarations describe the function, but the CommonJS module exports it as `default`.
const decode = 'default' in jsqr ? (jsqr.default as typeof jsqr) : jsqr;

test.each(apps)('the QR code of $slug decodes to its /get URL', async ({ slug }) => {
  const image = new Resvg(await qrCode(`/get/${slug}`), { fitTo: { mode: 'width', value: 240 } }).render();
  const code = decode(new Uint8ClampedArray(image.pixels), image.width, image.height);
  expect(code?.data).toBe(absolute(`/get/${slug}`));
});
