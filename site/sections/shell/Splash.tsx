import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import css from './Splash.module.css';

/** The start-up screen, 800 ms, in which the lamp of the logo lights up. */
export function Splash() {
  return (
    <div className={css.splash} aria-hidden="true">
      <LogoMark width={72} height={72} />
    </div>
  );
}
