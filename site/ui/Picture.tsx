import type { ImgHTMLAttributes } from 'react';
import css from './Picture.module.css';

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string; width: number; height: number };

/** An image whose place pulses quietly until it is there. The place has its size from the start, so nothing moves. */
export function Picture({ loading = 'lazy', ...rest }: PictureProps) {
  return <img className={css.picture} loading={loading} decoding="async" {...rest} />;
}
