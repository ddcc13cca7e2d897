import type { AppId } from '#content/facts/apps.ts';
import { drawingBox, drawingsOfRows } from '#site/demos/screen-drawings.tsx';
import { screenWords } from '#site/demos/screen-words.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { demoText } from '#site/i18n/demo-labels.ts';
import '#site/ui/icons/app-hues.css';
import css from './PhoneEnd.module.css';

type PhoneEndProps = {
  locale: Locale;
  app: AppId;
  /** Without the words below the drawing. */
  isDrawingOnly?: boolean;
  /** Where there is no room for it. */
  hiddenOn?: 'phone' | 'below-desk' | undefined;
  className?: string | undefined;
};

/**
 * The telling part of the app's screen, seen through the edge of a card: a drawing in a file, and words. Not an
 * `AppScreen`: six of those are more than half of what a page may weigh. Decorative.
 */
export function PhoneEnd({ locale, app, isDrawingOnly = false, hiddenOn, className = '' }: PhoneEndProps) {
  const hasRows = drawingsOfRows.includes(app);
  return (
    <div
      className={`${css.end} ${className}`}
      aria-hidden="true"
      data-unsearched=""
      data-unprinted=""
      data-hidden={hiddenOn}
    >
      <img
        src={`/art/screens.svg#${app}`}
        alt=""
        {...drawingBox(app)}
        loading="lazy"
        decoding="async"
        data-mirrored={hasRows ? '' : undefined}
      />
      {(!isDrawingOnly || hasRows) && (
        <p>
          {screenWords[app](demoText(locale)).map((word, index) => (
            <span key={index}>{word}</span>
          ))}
        </p>
      )}
    </div>
  );
}
