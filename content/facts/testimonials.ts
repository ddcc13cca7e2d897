/**
 * The three testimonials. Quote, name and title are translated texts (`testimonial.<id>.*`).
 *
 * Four stars are drawn as four and a half; the accessible name matches the drawing.
 */
export const testimonials = [
  { id: 1, stars: 5 },
  { id: 2, stars: 4 },
  { id: 3, stars: 5 },
] as const;

/** How many stars are drawn for a rating: 4 is drawn as 4.5. */
export function drawnStars(stars: 4 | 5): 4.5 | 5 {
  return stars === 4 ? 4.5 : stars;
}
