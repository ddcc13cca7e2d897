import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import { brandColors } from '#site/ui/icons/brand-colors.ts';

/** Tokens of `site/styles/tokens.css` in sRGB: resvg does not support `oklch()`. */
export const colors = {
  ground: brandColors.night,
  night: '#020511',
  raised: '#0e182b',
  screen: '#162137',
  shade: '#1c293f',
  line: '#283347',
  text: brandColors.snow,
  quiet: '#a7b2c5',
  lamp: brandColors.lamp,
  ok: '#52db9c',
} as const;

export const appColors: Record<AppIconName, string> = {
  firewall: '#ff814c',
  photovault: '#bc9cfe',
  applock: '#f0d450',
  antitheft: '#fc7b9b',
  vpn: '#78d6f6',
  password: '#7cdf81',
};
