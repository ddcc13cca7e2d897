import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import css from './Splash.module.css';

/** The start-up screen, 800 ms, and the spinner of a page that is slow to arrive. Drawn over content that is already there. */
export function Splash() {
  return (
    <div className={css.splash} aria-hidden="true">
      <LogoMark className={css.mark} />
      <span className={css.spinner} />
    </div>
  );
}
