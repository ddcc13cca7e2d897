import { stripBox } from '#site/ui/art/village-strip.ts';
import css from './VillageStrip.module.css';

/**
 * The drawing at the end of the home page: six houses, one for each app, whose windows light up one by one on scroll.
 */
export function VillageStrip() {
  const { width, height } = stripBox;
  return (
    <div className={css.strip}>
      <img src="/art/village-night.svg" alt="" width={width} height={height} loading="lazy" />
      <img className={css.lit} src="/art/village-lit.svg" alt="" width={width} height={height} loading="lazy" />
    </div>
  );
}
