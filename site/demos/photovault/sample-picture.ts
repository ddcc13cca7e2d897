/** Side of the sample picture, pixels. */
export const side = 480;

/** Its sky, from the top. */
export const sky = [
  [0, '#191336'],
  [0.65, '#5b4a86'],
  [1, '#a98fc4'],
] as const;

/** The light of its window: color and opacity at the center, center and radius. */
export const glow = { color: '#ffbe5a', opacity: 0.6, x: 220, y: 350, radius: 150 } as const;

const stars = Array.from(
  { length: 46 },
  (_, star) => `M${(star * 197) % side} ${(star * 89) % 230}h${1 + (star % 3)}v${1 + (star % 3)}h-3z`,
).join('');

/** The sample picture, a house on a winter night: shapes from back to front, with the light behind the window. */
export const shapes = [
  ['#e9e2ff', stars],
  ['#efe6ff', 'M392 96a34 34 0 1 1-68 0 34 34 0 0 1 68 0'],
  ['#2c2450', 'M0 300 96 190l70 74 88-116 108 132 50-44 68 64v180H0z'],
  ['#d9cdf0', 'M96 190l-26 30 18-4 10 12 14-14 12 4zm158-42-34 46 22-8 16 14 18-16 20 8z'],
  ['#1b1636', 'M0 372c90-34 170-34 250-10s160 14 230-18v136H0z'],
  ['#0f0c22', 'M150 400V310l70-58 70 58v90z'],
  ['glow', `M0 0h${side}v${side}H0z`],
  ['#ffbf5a', 'M198 330h44v44h-44z'],
  ['#0f0c22', 'M218 330h4v44h-4zM198 350h44v4h-44z'],
  ['#120e28', 'M352 400l30-96 30 96zm-40 8 20-66 20 66zM66 402l26-86 26 86z'],
] as const;

/** Draws the sample picture as the bytes of a PNG file. */
export async function drawSamplePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas context');
  const night = context.createLinearGradient(0, 0, 0, side);
  for (const [place, color] of sky) night.addColorStop(place, color);
  const { x, y, radius } = glow;
  const light = context.createRadialGradient(x, y, 6, x, y, radius);
  light.addColorStop(0, 'rgb(255 190 90 / 60%)');
  light.addColorStop(1, 'rgb(255 190 90 / 0%)');
  context.fillStyle = night;
  context.fillRect(0, 0, side, side);
  for (const [color, path] of shapes) {
    context.fillStyle = color === 'glow' ? light : color;
    context.fill(new Path2D(path));
  }
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
