/** Size of a drawing, px. */
export const avatarSize = 48;

/**
 * Drawings of houses in a circle. An image can't use the tokens `raised` and `lamp`, so their values are repeated here.
 */
const houses = {
  // A gabled house with an arched window
  1: '<path fill="oklch(0.33 0.05 262)" d="M11 44.2V23L24 11l13 12v21.2a24 24 0 0 1-26 0"/><path fill="oklch(0.83 0.16 75)" d="M18 36v-7a6 6 0 0 1 12 0v7z"/><path stroke="oklch(0.33 0.05 262)" stroke-width="1.5" d="M24 22v14m-6-6h12"/>',
  // A tall house with one lit window
  2: '<path fill="oklch(0.33 0.05 262)" d="M12 44.8V10h24v34.8a24 24 0 0 1-24 0"/><path stroke="oklch(0.22 0.04 262)" stroke-dasharray="4 4" stroke-width="5" d="M14 17h20M14 25h20M14 33h20"/><path fill="oklch(0.83 0.16 75)" d="M21 21h6v8h-6z"/>',
  // A cabin below a hill, with its door open
  3: '<path fill="oklch(0.27 0.045 262)" d="M1 31c9-14 18-20 25-14 8 5 14 9 21 14a24 24 0 0 1-46 0"/><path fill="oklch(0.4 0.055 262)" d="m10 32 14-10 14 10v11.5a24 24 0 0 1-28 0z"/><path fill="oklch(0.83 0.16 75)" d="M20 47.6V36h8v11.6a24 24 0 0 1-8 0"/><circle fill="oklch(0.83 0.16 75)" cx="24" cy="29.5" r="2.2"/>',
};

/**
 * Returns the avatar of a testimonial's author as an SVG file: a house with a lit window instead of a face.
 *
 * @param id number of the testimonial
 */
export function avatar(id: keyof typeof houses): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${avatarSize}" height="${avatarSize}" fill="none"><circle cx="24" cy="24" r="24" fill="oklch(0.21 0.04 262)"/>${houses[id]}</svg>`;
}
