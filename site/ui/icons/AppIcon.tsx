import type { SVGProps } from 'react';
import { appDrawings, type AppIconName } from './app-drawings.ts';
import css from './AppIcon.module.css';

type AppIconProps = SVGProps<SVGSVGElement> & {
  /** Which of the six apps. */
  app: AppIconName;
};

/** One of the six app icons: a lit tile in the app's hue, the light falling in from the upper inline-start. */
export function AppIcon({ app, className, ...rest }: AppIconProps) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `${css.icon} ${className}` : css.icon}
      color={`var(--${app})`}
      width="48"
      height="48"
      viewBox="0 0 48 48"
      {...rest}
    >
      {appDrawings[app].map(({ d, width, lit }) => (
        <path key={d} d={d} strokeWidth={width} className={lit && css.lit} />
      ))}
    </svg>
  );
}
