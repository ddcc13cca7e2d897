/** A square picture, one pixel for each byte. */
export type NoisePicture = {
  /** Pixels along an edge. */
  side: number;
  /** Four values a pixel: red, green, blue, alpha. */
  pixels: Uint8ClampedArray<ArrayBuffer>;
};

/** Maximum pixels along an edge; more would be too fine to see. */
const maxSide = 96;

/** Renders the first bytes of a ciphertext as a picture: each byte is a brightness of the vault's violet. */
export function noisePicture(bytes: Uint8Array): NoisePicture {
  const side = Math.min(maxSide, Math.floor(Math.sqrt(bytes.length)));
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let index = 0; index < side * side; index++) {
    const byte = bytes[index] ?? 0;
    pixels.set([byte * 0.78, byte * 0.68, byte, 255], index * 4);
  }
  return { side, pixels };
}

/** The largest centered square of a picture: corner and side in pixels. */
export function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
