import { useEffect, useRef } from 'react';
import { middleSquare, noisePicture } from './pixels.ts';

type PictureFrameProps = {
  /** The picture file, or its ciphertext. */
  bytes: Uint8Array<ArrayBuffer>;
  isCipher: boolean;
  /** Alternative text. */
  label: string;
  /** Called if the browser can't decode the picture. */
  onFail: () => void;
};

/** Shows a picture cropped to a square or, for a ciphertext, its bytes as noise. */
export function PictureFrame({ bytes, isCipher, label, onFail }: PictureFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    if (isCipher) {
      const { side, pixels } = noisePicture(bytes);
      pen.canvas.width = pen.canvas.height = side;
      pen.putImageData(new ImageData(pixels, side), 0, 0);
    } else
      createImageBitmap(new Blob([bytes])).then(
        (picture) => {
          if (isGone) return;
          const { x, y, side } = middleSquare(picture.width, picture.height);
          pen.canvas.width = pen.canvas.height = 480;
          pen.drawImage(picture, x, y, side, side, 0, 0, 480, 480);
        },
        () => {
          if (!isGone) onFail();
        },
      );
    return () => {
      isGone = true;
    };
  }, [bytes, isCipher, onFail]);
  return (
    <div className="picture" role="img" aria-label={label}>
      <canvas ref={canvas} data-cipher={isCipher || undefined} />
    </div>
  );
}
