import type { ImgHTMLAttributes } from 'react';
import css from './Picture.module.css';

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string; width: number; height: number };

/**
 * A picture of 16:9 whose place pulses quietly until it is there. The place has its size from the start, so nothing moves;
 * a lazy picture is asked for only after the page has been painted once, so that the text and its font go first.
 */
export function Picture({ loading = 'lazy', ...rest }: PictureProps) {
  return (
    <span className={css.picture}>
      <img loading={loading} decoding="async" {...rest} />
    </span>
  );
}
