import type { HTMLAttributes } from 'react';
import css from './IntroArt.module.css';

type IntroArtProps = HTMLAttributes<HTMLDivElement> & {
  /** Left out where there is no room beside the words. */
  extra?: boolean;
};

/** A drawing in the opening of a page: beside the words where there is room, else below them. */
export function IntroArt({ extra, ...rest }: IntroArtProps) {
  return <div className={css.art} data-extra={extra ? true : undefined} {...rest} />;
}
