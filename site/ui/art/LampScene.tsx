import type { SVGProps } from 'react';

/** The drawing of the 404 page: a lamp over a missing door, and a cat that waits for it to open. */
export function LampScene(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 320" fill="none" strokeLinecap="round" strokeWidth="2" {...props}>
      <path fill="var(--lamp)" fillOpacity=".07" d="M226 66h28l130 214H96z" />
      <path fill="var(--lamp)" fillOpacity=".1" d="M228 66h24l76 214H152z" />
      <path stroke="var(--line)" d="M240 0v30M24 280h432" />
      <circle cx="240" cy="66" r="11" fill="var(--lamp)" />
      <path fill="oklch(0.28 0.045 262)" d="M235 30h10v5c22 2 39 14 39 31h-88c0-17 17-29 39-31z" />
      <path stroke="var(--lamp)" d="M196 66h88" />
      <path stroke="var(--quiet)" strokeDasharray="1 9" strokeWidth="3" d="M192 276V152a48 48 0 0 1 96 0v124" />
      <circle cx="272" cy="210" r="5" fill="var(--lamp)" />
      <path fill="oklch(0.32 0.04 262)" d="M186 280l8-7h92l8 7z" />
      <path
        fill="oklch(0.3 0.05 262)"
        d="M352 280c14 0 20-8 18-20-3-20-16-24-20-36l4-18-10 7h-10l-10-7c-1 8-1 13 1 18-2 14-5 22-5 34 0 10 0 16-4 22z"
      />
      <path stroke="oklch(0.3 0.05 262)" strokeWidth="7" d="M362 276c18 2 32-4 30-16-1-8-8-9-12-5" />
      <path stroke="var(--lamp)" strokeWidth="2.5" d="M330 222h0M340 222h0" />
    </svg>
  );
}
