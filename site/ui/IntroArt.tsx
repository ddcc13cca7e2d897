import type { HTMLAttributes } from 'react';

type IntroArtProps = HTMLAttributes<HTMLDivElement> & {
  /** Hidden if there is no room beside the text. */
  extra?: boolean;
};

/** A drawing in the intro of a page: beside the text if there is room, otherwise below it. */
export function IntroArt({ extra, ...rest }: IntroArtProps) {
  return <div data-unprinted="" data-hidden={extra ? 'below-desk' : undefined} {...rest} />;
}
