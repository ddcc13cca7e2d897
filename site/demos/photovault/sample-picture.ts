/** Draws the sample picture, a house on a winter night, as the bytes of a PNG file. */
export async function drawSamplePicture(): Promise<Uint8Array<ArrayBuffer>> {
  const side = 480;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas context');
  const fill = (color: string | CanvasGradient, path: string) => {
    context.fillStyle = color;
    context.fill(new Path2D(path));
  };
  const sky = context.createLinearGradient(0, 0, 0, side);
  sky.addColorStop(0, '#191336');
  sky.addColorStop(0.65, '#5b4a86');
  sky.addColorStop(1, '#a98fc4');
  fill(sky, 'M0 0h480v480H0z');
  for (let star = 0; star < 46; star++)
    fill('#e9e2ff', `M${(star * 197) % 480} ${(star * 89) % 230}h${1 + (star % 3)}v${1 + (star % 3)}h-3z`);
  fill('#efe6ff', 'M392 96a34 34 0 1 1-68 0 34 34 0 0 1 68 0');
  fill('#2c2450', 'M0 300 96 190l70 74 88-116 108 132 50-44 68 64v180H0z');
  fill('#d9cdf0', 'M96 190l-26 30 18-4 10 12 14-14 12 4zm158-42-34 46 22-8 16 14 18-16 20 8z');
  fill('#1b1636', 'M0 372c90-34 170-34 250-10s160 14 230-18v136H0z');
  fill('#0f0c22', 'M150 400V310l70-58 70 58v90z');
  const glow = context.createRadialGradient(220, 350, 6, 220, 350, 150);
  glow.addColorStop(0, 'rgb(255 190 90 / 60%)');
  glow.addColorStop(1, 'rgb(255 190 90 / 0%)');
  fill(glow, 'M0 0h480v480H0z');
  fill('#ffbf5a', 'M198 330h44v44h-44z');
  fill('#0f0c22', 'M218 330h4v44h-4zM198 350h44v4h-44z');
  fill('#120e28', 'M352 400l30-96 30 96zm-40 8 20-66 20 66zM66 402l26-86 26 86z');
  return new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
}
