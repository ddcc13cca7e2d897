import { useState } from 'react';
import { fillLabel, pluralForm } from '#locales/label-text.ts';
import { ArticleGrid } from '#site/ui/ArticleGrid.tsx';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';

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
      <Cluster gap={5} data-tone="quiet" role="status">
        {state === 'loading' && <p>{labels.loading}</p>}
        {state === 'failed' && <p>{labels.failed}</p>}
        {found && found.length > 0 && <p>{countText(found.length, language, labels)}</p>}
        {found?.length === 0 && (
          <Stack gap={1}>
            <Text size="lead">{labels.noneTitle}</Text>
            <p>{labels.noneHint}</p>
          </Stack>
        )}
        {state === 'failed' && (
          <Button variant="secondary" type="button" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        {found && (
          <Button variant="secondary" type="button" onClick={onReset}>
            {labels.reset}
          </Button>
        )}
      </Cluster>
      {found && found.length > 0 && <ResultCards key={found[0]?.href} found={found} labels={labels} />}
      {state === 'found' && onOlder && (
        <Button variant="secondary" type="button" onClick={onOlder}>
          {labels.older}
        </Button>
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
        <Button variant="secondary" type="button" onClick={() => setShown(shown + pageSize)}>
          {labels.more}
        </Button>
      )}
    </>
  );
}

/** `3 articles found`, in the language's own digits and plural form. */
function countText(count: number, language: string, { found }: ResultLabels): string {
  const text = pluralForm(found, '', count, new Intl.PluralRules(language)) ?? '';
  return fillLabel(text, { number: count }, (value) => new Intl.NumberFormat(language).format(value));
}
