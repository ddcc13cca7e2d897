import type { ReactNode } from 'react';
import type { AppIconName } from '#site/ui/icons/app-drawings.ts';
import css from './ScreenRows.module.css';
import type { ComparedRow } from './part-places.ts';
import type { DemoText } from './shared/demo-text.ts';
import { TextContext } from './shared/text-context.ts';
import window from './window.module.css';

type ScreenRowsProps = {
  app: AppIconName;
  text: DemoText;
  /** Above the two columns. */
  heads: readonly [without: string, withApp: string];
  rows: readonly ComparedRow[];
  /** Who sees it, above the names of the rows. */
  who?: ReactNode;
};

/** What is seen without an app and with it, row by row, as a decorative picture (`ScreenPart`). */
export function ScreenRows({ app, text, heads, rows, who }: ScreenRowsProps) {
  return (
    <div className={`${window.window} ${css.rows}`} data-app={app} aria-hidden="true" inert>
      <TextContext value={text}>
        <p>
          <span>{who}</span>
          {heads.map((head) => (
            <b key={head}>{head}</b>
          ))}
        </p>
        {rows.map((row, index) => (
          <p key={index} data-same={row.isSame ? '' : undefined}>
            <span>{row.what}</span>
            <b>{row.without}</b>
            <b>{row.with}</b>
          </p>
        ))}
      </TextContext>
    </div>
  );
}
