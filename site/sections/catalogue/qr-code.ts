import { toString } from 'qrcode';
import { absolute } from '#site/seo/absolute.ts';

/**
 * The QR code of an address of ours, as SVG: dark on white, inside the four free modules that readers need (ISO/IEC 18004).
 *
 * @param path of the address
 */
export function qrCode(path: string): Promise<string> {
  return toString(absolute(path), {
    type: 'svg',
    margin: 4,
    errorCorrectionLevel: 'M',
    color: { dark: '#0b1220', light: '#ffffff' },
  });
}
