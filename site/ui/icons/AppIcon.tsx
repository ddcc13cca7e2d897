import type { ReactNode, SVGProps } from 'react';

import css from './AppIcon.module.css';

export type AppIconName = 'firewall' | 'photovault' | 'applock' | 'antitheft' | 'vpn' | 'password';

interface AppIconProps extends SVGProps<SVGSVGElement> {
  /** Which of the six apps. */
  app: AppIconName;
}

/** One of the six app icons: a lit tile in the app's hue, the light falling in from the upper inline-start. */
export function AppIcon({ app, className, ...rest }: AppIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `${css.icon} ${className}` : css.icon}
      color={`var(--${app})`}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {drawings[app]}
    </svg>
  );
}

/**
 * Each drawing keeps to the middle 24 units of the 48 unit tile, in the app's hue,
 * with one part lit: that one is pale, as if the lamp stood behind it.
 */
const drawings: Record<AppIconName, ReactNode> = {
  // A wall with one brick that lets light through.
  firewall: (
    <>
      <path d="M13 15.5h9M28 15.5h7M13 24h2M33 24h2M13 32.5h9M28 32.5h7" strokeWidth="5" />
      <path className={css.lit} strokeWidth="5" d="M21 24h6" />
    </>
  ),
  // A photograph whose sun is a keyhole.
  photovault: (
    <>
      <path d="M16 12.5h16a4 4 0 0 1 4 4v15a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4v-15a4 4 0 0 1 4-4M12 31l6-6 6 6 4-4 7 6" />
      <path className={css.lit} strokeWidth="5.5" d="M28.5 18.5h0" />
      <path className={css.lit} d="M28.5 19v4" />
    </>
  ),
  // The unlock pattern on its nine dots: an N.
  applock: (
    <>
      <path d="M14 34V14l20 20V17" />
      <path strokeWidth="4.5" d="M24 14h0M24 34h0" />
      <path className={css.lit} strokeWidth="6.5" d="M34 14h0" />
    </>
  ),
  // A phone that makes itself heard.
  antitheft: (
    <>
      <path d="M21.5 13h5a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3h-5a3 3 0 0 1-3-3V16a3 3 0 0 1 3-3M13.5 20c-1.5 2.5-1.5 5.5 0 8M34.5 20c1.5 2.5 1.5 5.5 0 8" />
      <path className={css.lit} strokeWidth="4.5" d="M24 24h0" />
    </>
  ),
  // A globe with the place you appear from.
  vpn: (
    <>
      <path d="M29 13.1a12 12 0 1 0 5.9 5.9M12 24h24M24 12c-6.7 7-6.7 17 0 24 6.7-7 6.7-17 0-24" />
      <path className={css.lit} strokeWidth="6" d="M34 14h0" />
    </>
  ),
  // A key with a lamp for its bow.
  password: (
    <>
      <path d="M25.5 29a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0m-1.9-4.6L35 13m-5.5 5.5 4.5 4.5" />
      <path className={css.lit} strokeWidth="4.5" d="M19 29h0" />
    </>
  ),
};
