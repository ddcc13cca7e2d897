import { HalfStar } from './icons/HalfStar.tsx';
import { Star } from './icons/Star.tsx';
import css from './Stars.module.css';

type StarsProps = {
  /** How many of five are filled; halves are drawn as half stars. */
  count: number;
  /** The rating in words. */
  label: string;
};

/** A rating out of five. */
export function Stars({ count, label }: StarsProps) {
  return (
    <p className={css.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) =>
        count >= place ? (
          <Star key={place} />
        ) : count > place - 1 ? (
          <HalfStar key={place} />
        ) : (
          <Star key={place} data-empty />
        ),
      )}
    </p>
  );
}
