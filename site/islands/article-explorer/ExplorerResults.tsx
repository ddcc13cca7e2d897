import { useState } from 'react';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import type { Article } from '#site/ui/ArticleCard.tsx';
import css from './ArticleExplorer.module.css';

export type ResultLabels = {
  loading: string;
  /** Result count by plural category; `#` is the number. */
  found: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
  noneTitle: string;
  noneHint: string;
  reset: string;
  failed: string;
  retry: string;
  readMore: string;
  /** Label of the button that shows more results. */
  more: string;
  /** Label of the button that searches older parts of the index. */
  older?: string;
};

type ExplorerResultsProps = {
  found: readonly Article[] | undefined;
  state: 'idle' | 'loading' | 'failed' | 'found';
  language: string;
  labels: ResultLabels;
  onReset: () => void;
  onRetry: () => void;
  /** Searches older articles; undefined once all have been searched. */
  onOlder?: () => void;
};

/** Number of articles shown initially and added by each press. */
const pageSize = 12;

/** The results, announced to screen readers; or a message that there are none, with a way back. */
export function ExplorerResults({ found, state, language, labels, onReset, onRetry, onOlder }: ExplorerResultsProps) {
  return (
    <>
      <div className={css.status} role="status">
        {state === 'loading' && <p>{labels.loading}</p>}
        {state === 'failed' && <p>{labels.failed}</p>}
        {found && found.length > 0 && <p>{countText(found.length, language, labels)}</p>}
        {found?.length === 0 && (
          <div className={css.none}>
            <p className={css.noneTitle}>{labels.noneTitle}</p>
            <p>{labels.noneHint}</p>
          </div>
        )}
        {state === 'failed' && (
          <button type="button" className={css.button} onClick={onRetry}>
            {labels.retry}
          </button>
        )}
        {found && (
          <button type="button" className={css.button} onClick={onReset}>
            {labels.reset}
          </button>
        )}
      </div>
      {found && found.length > 0 && <ResultCards key={found[0]?.href} found={found} labels={labels} />}
      {state === 'found' && onOlder && (
        <button type="button" className={css.more} onClick={onOlder}>
          {labels.older}
        </button>
      )}
    </>
  );
}

/** The results, rendered in steps: thousands of cards at once would block the page. */
function ResultCards({ found, labels }: { found: readonly Article[]; labels: ResultLabels }) {
  const [shown, setShown] = useState(pageSize);
  return (
    <>
      <ArticleGrid articles={found.slice(0, shown)} readMore={labels.readMore} />
      {found.length > shown && (
        <button type="button" className={css.more} onClick={() => setShown(shown + pageSize)}>
          {labels.more}
        </button>
      )}
    </>
  );
}

/** `3 articles found`, in the language's own digits and plural form. */
function countText(count: number, language: string, { found }: ResultLabels): string {
  const text = found[new Intl.PluralRules(language).select(count)] ?? found.other ?? '';
  return text.replace('#', new Intl.NumberFormat(language).format(count));
}
