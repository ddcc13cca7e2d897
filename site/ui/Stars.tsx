import { starsBox } from './art/star-drawings.ts';

type StarsProps = {
  /** Number of filled stars, of five. */
  count: 4.5 | 5;
  /** The rating in words. */
  label: string;
};

/** A rating out of five. */
export function Stars({ count, label }: StarsProps) {
  return <img data-mirrored="" src={`/art/stars-${count}.svg`} alt={label} {...starsBox} loading="lazy" />;
}
