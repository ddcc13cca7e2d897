import { toString } from 'qrcode';
import { absolute } from '#site/seo/absolute.ts';

/**
 * A QR code with a URL of this site, as SVG, with the quiet zone of four modules that scanners need (ISO/IEC 18004). Its
 * ground is `--quiet`, because white would be the brightest thing on the page.
 *
 * @param path path of the URL
 *
 */
export function qrCode(path: string): Promise<string> {
  return toString(absolute(path), {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#0b1220', light: '#a7b2c5' },
  });
}
