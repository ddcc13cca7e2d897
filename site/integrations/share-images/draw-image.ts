import { appColors, colors } from './colors.ts';
import { appIcon, lampAndPhone, lampGradients, mix } from './share-picture.ts';
import { mark } from '#site/ui/icons/mark-drawing.ts';
import type { ShapedLine } from './shape-line.ts';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';

/** The content of a share image. */
export type ShareImage = {
  /** Small text above the title: the name of an app. */
  name?: ShapedLine | undefined;
  /** Lines of the title. */
  title: readonly ShapedLine[];
  /** Font size and line height of the title, px. */
  size: number;
  step: number;
  wordmark: ShapedLine;
  isRightToLeft: boolean;
  /** The icon to show; default: the phone under the lamp. */
  app?: AppIconName | undefined;
};

const width = 1200;
const margin = 84;

/** Maximum width of the title, px. */
export const titleWidth = 700;

/** Draws a page's share image as SVG, 1200 × 630. In right-to-left languages the scene is mirrored. */
export function drawImage(image: ShareImage): string {
  const { app, isRightToLeft } = image;
  const scene = app ? appScene(app) : lampAndPhone();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 630">
    ${lampGradients()}
    <path fill="${colors.ground}" d="M0 0h1200v630H0z"/>
    <g transform="${isRightToLeft ? `translate(${width}) scale(-1 1)` : ''}">${scene}</g>
    ${signature(image)}
    ${words(image)}
  </svg>`;
}

/** The app's icon under the lamp. */
function appScene(app: AppIconName): string {
  const color = mix(appColors[app], colors.ground, 0.22);
  return `<path fill="url(#fall)" d="M0 0h1200v630H0z"/><path fill="url(#halo)" d="M770 0h360v320H770z"/>
    <path stroke="${colors.line}" stroke-width="3" d="M950 0v78"/>
    <circle cx="950" cy="144" r="22" fill="${colors.lamp}"/>
    <path fill="${colors.shade}" d="M941 76h18v11c38 4 68 25 68 57H873c0-32 30-53 68-57z"/>
    <path stroke="${colors.lamp}" stroke-width="3" d="M873 144h154"/>
    <ellipse cx="950" cy="548" rx="190" ry="16" fill="${color}" opacity=".5"/>
    ${appIcon(app, 815, 240, 270)}`;
}

function signature({ wordmark, isRightToLeft }: ShareImage): string {
  const { cx, cy, r } = mark.lamp;
  const room = 62;
  const x = isRightToLeft ? width - margin - wordmark.width - room : margin;
  return `<g transform="translate(${x} 504) scale(3.1)"><path fill="${colors.text}" d="${mark.arch}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="${colors.lamp}"/></g>
    <g transform="translate(${x + room} 547)" fill="${colors.text}">${wordmark.paths}</g>`;
}

function words({ name, title, size, step, isRightToLeft }: ShareImage): string {
  const place = (line: ShapedLine, y: number, color: string) =>
    `<g transform="translate(${isRightToLeft ? width - margin - line.width : margin} ${y})" fill="${color}">${line.paths}</g>`;
  const top = 262 - ((title.length - 1) * step) / 2 + size * 0.36 + (name ? 22 : 0);
  return [
    name ? place(name, top - size - 26, colors.lamp) : '',
    ...title.map((line, index) => place(line, top + index * step, colors.text)),
  ].join('');
}

/** Crops an article's illustration, 1200 × 675, to the size of a share image. */
export function drawArticle(illustration: string): string {
  return illustration.replace(
    /^<svg([^>]*?) width="1200" height="675" viewBox="0 0 1200 675"/,
    '<svg$1 width="1200" height="630" viewBox="0 22 1200 630"',
  );
}
