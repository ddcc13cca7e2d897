import type { SVGProps } from 'react';
import { appDrawings, type AppIconName } from './app-drawings.ts';
import css from './AppIcon.module.css';

type AppIconProps = SVGProps<SVGSVGElement> & {
  app: AppIconName;
};

/** The icon of an app: a tile in the app's color, lit from the top inline-start corner. */
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
