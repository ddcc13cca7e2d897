import type { SVGProps } from 'react';

/**
 * A few houses on a winter night, with lit windows where people work. What is lit in two of them has `data-lamp`.
 */
export function Village(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 520 320" fill="none" {...props}>
      <defs>
        <radialGradient id="village-light">
          <stop stopColor="var(--lamp)" stopOpacity=".34" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        <clipPath id="village-sky">
          <path d="M0 0h520v287H0z" />
        </clipPath>
      </defs>
      <path
        stroke="var(--quiet)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M58 52h0M132 26h0M214 66h0M306 20h0M382 58h0M462 34h0M496 96h0M20 110h0"
      />
      <path fill="oklch(0.21 0.04 262)" d="M0 214c70-44 116-40 176-14 70-60 150-66 216-16 46-24 86-22 128 0v106H0z" />
      <g clipPath="url(#village-sky)" fill="url(#village-light)">
        <circle data-lamp="" cx="262" cy="216" r="150" />
        <circle data-lamp="" cx="424" cy="236" r="84" />
      </g>
      <path
        stroke="oklch(0.42 0.04 262)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M301 106c12-10-6-18 6-30s-4-16 4-24"
      />
      <g fill="oklch(0.29 0.045 262)">
        <path d="M26 286v-58l42-34 42 34v58z" />
        <path d="M344 286v-66h60v66z" />
        <path d="M438 286v-52l34-28 34 28v52z" />
      </g>
      <g fill="oklch(0.35 0.05 262)">
        <path d="M126 286V166l40-32 40 32v120zM292 120h18v40h-18z" />
        <path d="M196 286v-84l66-56 66 56v84z" />
        <path d="M376 286v-44l46-36 46 36v44z" />
      </g>
      <path
        stroke="oklch(0.6 0.03 262)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m20 233 48-39 48 39M120 171l46-37 46 37M188 209l74-63 74 63M368 248l54-42 54 42M290 119h22"
      />
      <path
        fill="oklch(0.2 0.04 262)"
        d="M48 240h16v20H48zm24 0h16v20H72zm70-58h16v20h-16zm0 76h16v20h-16zm332-12h16v18h-16z"
      />
      <g fill="var(--lamp)">
        <path d="M174 182h16v20h-16zm-32 38h16v20h-16zm32 0h16v20h-16z" />
        <path
          data-lamp=""
          d="M214 226h26v30h-26zm70 0h26v30h-26zM250 286v-42a12 12 0 0 1 24 0v42zM254 194a8 8 0 1 1 16 0 8 8 0 0 1-16 0"
        />
        <path data-lamp="" d="M392 254h22v24h-22z" />
      </g>
      <path
        stroke="oklch(0.35 0.05 262)"
        strokeWidth="2.5"
        d="M227 226v30m-13-15h26m57-15v30m-13-15h26m93 13v24m-11-12h22"
      />
      <path data-lamp="" fill="oklch(0.83 0.16 75 / 0.22)" d="M250 286h24l34 26h-92z" />
      <path stroke="oklch(0.6 0.03 262)" strokeWidth="3" strokeLinecap="round" d="M6 287h508" />
    </svg>
  );
}
