/** Size of a row of five stars, px. */
export const starsBox = { width: 112, height: 20 };

const lamp = 'oklch(0.83 0.16 75)';
const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';
const half = 'M12 3.5v13.4l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** Returns an SVG file of five stars, the last one whole or half. Right-to-left pages mirror it. */
export function fiveStars(last: 'whole' | 'half'): string {
  const places = [0, 1, 2, 3, 4].map((place) => {
    const isHalf = place === 4 && last === 'half';
    return `<g transform="translate(${place * 27.6})"><path d="${star}"${isHalf ? '' : ` fill="${lamp}"`}/>${isHalf ? `<path d="${half}" fill="${lamp}" stroke="none"/>` : ''}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${starsBox.width}" height="${starsBox.height}" viewBox="0 0 134.4 24" fill="none" stroke="${lamp}" stroke-width="1.75" stroke-linejoin="round">${places.join('')}</svg>`;
}
