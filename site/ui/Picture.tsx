import type { ImgHTMLAttributes } from 'react';
import css from './Picture.module.css';

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string; width: number; height: number };

/**
 * A 16:9 picture with a pulsing placeholder of the same size while it loads, so that nothing shifts. A lazy picture is
 * requested only after the first paint of the page, so that text and font are loaded first.
 */
export function Picture({ loading = 'lazy', ...rest }: PictureProps) {
  return (
    <span className={css.picture}>
      <img loading={loading} decoding="async" {...rest} />
    </span>
  );
}
