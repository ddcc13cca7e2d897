import { appIds } from '#contracts/apps.ts';
import { appDrawings, type AppIconName } from '#site/ui/icons/app-drawings.ts';
import { appColors, colors } from './colors.ts';

/** The phone under the lamp, on the right half of an image of 1200 × 630. */
export function lampAndPhone(): string {
  return `<path fill="url(#fall)" d="M0 0h1200v630H0z"/>
    <path fill="url(#halo)" d="M770 0h360v320H770z"/>
    <path stroke="${colors.line}" stroke-width="3" d="M950 0v78"/>
    <circle cx="950" cy="144" r="22" fill="${colors.lamp}"/>
    <path fill="${colors.shade}" d="M941 76h18v11c38 4 68 25 68 57H873c0-32 30-53 68-57z"/>
    <path stroke="${colors.lamp}" stroke-width="3" d="M873 144h154"/>
    ${phone(840, 208)}`;
}

/** Gradients that the drawings below refer to. */
export function lampGradients(): string {
  const light = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colors.lamp}" stop-opacity="${opacity}"/>`;
  return `<defs>
    <radialGradient id="fall" gradientUnits="userSpaceOnUse" cx="950" cy="150" r="560">
      ${light(0, 0.4)}${light(0.25, 0.17)}${light(0.6, 0.045)}${light(1, 0)}
    </radialGradient>
    <radialGradient id="halo" gradientUnits="userSpaceOnUse" cx="950" cy="150" r="150">${light(0, 0.32)}${light(1, 0)}</radialGradient>
    <radialGradient id="bezel" cx=".25" cy="0" r=".7"><stop stop-color="#a8681c"/><stop offset="1" stop-color="${colors.night}"/></radialGradient>
    <linearGradient id="screen" x2="0" y2="1"><stop stop-color="${colors.screen}"/><stop offset="1" stop-color="${colors.raised}"/></linearGradient>
    <radialGradient id="sheen" cx=".25" cy="0" r=".6">${light(0, 0.16)}${light(1, 0)}</radialGradient>
    ${appIds
      .map(
        (app) =>
          `<radialGradient id="${app}" cx=".12" cy="0" r="1.25"><stop stop-color="${mix(appColors[app], '#000000', 0.46)}"/><stop offset=".85" stop-color="${mix(appColors[app], colors.ground, 0.14)}"/></radialGradient>`,
      )
      .join('')}
  </defs>`;
}

function phone(x: number, y: number): string {
  const rows = appIds
    .slice(0, 5)
    .map((app, index) => {
      const top = 128 + index * 82;
      const width = [96, 128, 104, 122, 84][index] ?? 96;
      return `<path stroke="${colors.line}" stroke-width="1.5" d="M30 ${top}h260"/>
        ${appIcon(app, 30, top + 15, 52)}
        <path stroke="${colors.text}" stroke-width="10" stroke-linecap="round" d="M101 ${top + 31}h${width}"/>
        <path stroke="#51607c" stroke-width="8" stroke-linecap="round" d="M101 ${top + 54}h${width + 34}"/>
        <circle cx="284" cy="${top + 41}" r="5" fill="${colors.ok}"/>`;
    })
    .join('');
  return `<g transform="translate(${x} ${y})">
    <rect x="-1" y="-1" width="322" height="642" rx="57" fill="${colors.line}"/>
    <rect width="320" height="640" rx="56" fill="url(#bezel)"/>
    <rect x="9" y="9" width="302" height="622" rx="47" fill="url(#screen)"/>
    <rect x="9" y="9" width="302" height="622" rx="47" fill="url(#sheen)"/>
    <path stroke="${colors.quiet}" stroke-width="7" stroke-linecap="round" d="M44 40h34M262 40h18"/>
    <path stroke="${colors.text}" stroke-width="16" stroke-linecap="round" d="M38 94h150"/>
    ${rows}
  </g>`;
}

/** An app's icon. Needs the gradients of `lampGradients()` in the same SVG. */
export function appIcon(app: AppIconName, x: number, y: number, size: number): string {
  const color = appColors[app];
  const strokes = appDrawings[app].map(
    ({ d, width = 2.5, lit }) =>
      `<path d="${d}" stroke-width="${width}" stroke="${lit ? mix(color, '#ffffff', 0.2) : color}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 48})" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <path fill="url(#${app})" stroke="${mix(color, colors.ground, 0.4)}" d="M15 0h18c10.5 0 15 4.5 15 15v18c0 10.5-4.5 15-15 15H15C4.5 48 0 43.5 0 33V15C0 4.5 4.5 0 15 0z"/>
    ${strokes.join('')}
  </g>`;
}

/** Mixes two colors: `share` of the first, the rest of the other. */
export function mix(color: string, other: string, share: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round(channel(color, index) * share + channel(other, index) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
