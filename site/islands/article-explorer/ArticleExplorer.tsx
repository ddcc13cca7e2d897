import { QueryClientProvider, useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { makeQueryClient } from '#site/islands/query-client.ts';
import { withServerMarkup } from '#site/islands/with-server-markup.tsx';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import css from './ArticleExplorer.module.css';
import { ExplorerForm, type FormLabels, type TopicLink } from './ExplorerForm.tsx';
import { ExplorerResults, type ResultLabels } from './ExplorerResults.tsx';
import { findArticles } from './find-articles.ts';
import { useChoice } from './use-choice.ts';

export type ExplorerLabels = FormLabels & ResultLabels;

type ArticleExplorerProps = {
  /** URL of the list of all articles, the form's action. */
  list: string;
  /** URL of the JSON index: `Article[]`, newest first. */
  index: string;
  /** Number of index files; one by default. */
  parts?: number;
  /** The page's language, for numbers and plurals. */
  language: string;
  /** Name of the URL parameter for the topic. */
  parameter: string;
  topics: readonly TopicLink[];
  /** The topic whose own page this is. */
  current?: string;
  labels: ExplorerLabels;
};

const client = makeQueryClient();

/**
 * Search and filter above a list of articles. While a filter is active, the results replace the list
 * (which `data-searching` hides) and the URL contains the filter.
 */
export const ArticleExplorer = withServerMarkup('ArticleExplorer', ExplorerWithClient);

function ExplorerWithClient(props: ArticleExplorerProps) {
  return (
    <QueryClientProvider client={client}>
      <Explorer {...props} />
    </QueryClientProvider>
  );
}

function Explorer({ list, index, parts = 1, language, parameter, topics, current = '', labels }: ArticleExplorerProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const [choice, choose] = useChoice(parameter, topics);
  const searching = choice.query.trim() !== '' || choice.topic !== '';
  // Search the newest part first and load older parts on request, because there may be thousands of articles.
  const [wanted, setWanted] = useState(1);
  const loads = useQueries({
    queries: partAddresses(index, wanted).map((address) => ({
      queryKey: [address],
      enabled: searching,
      select: (articles: unknown) => articles as readonly Article[],
    })),
  });
  const loaded = loads.flatMap(({ data }) => data ?? []);
  const hasLoaded = loads.some(({ data }) => data);
  const found = searching && hasLoaded ? findArticles(loaded, choice) : undefined;

  const reset = () => {
    choose({ query: '', topic: '' });
    // The pressed button is gone: move the focus to the search box.
    if (boxRef.current) boxRef.current.value = '';
    boxRef.current?.focus();
  };

  return (
    <Stack gap={6} className={css.explorer} data-searching={found ? '' : undefined}>
      <ExplorerForm
        boxRef={boxRef}
        list={list}
        topics={topics}
        choice={choice}
        current={choice.topic || current}
        labels={labels}
        onChoose={choose}
      />
      <ExplorerResults
        found={found}
        state={!searching ? 'idle' : stateOf(loads)}
        language={language}
        labels={labels}
        onReset={reset}
        onRetry={() => {
          for (const { isError, refetch } of loads) if (isError) void refetch();
        }}
        {...(wanted < parts && { onOlder: () => setWanted(Math.min(parts, 2 * wanted)) })}
      />
    </Stack>
  );
}

function stateOf(loads: readonly { isFetching: boolean; isError: boolean }[]): 'loading' | 'failed' | 'found' {
  if (loads.some(({ isFetching }) => isFetching)) return 'loading';
  return loads.some(({ isError }) => isError) ? 'failed' : 'found';
}

/**
 * URLs of the first parts of an index: `/news/index.json`, `/news/index/2.json`.
 *
 * @param index address of the first part
 * @param count how many parts
 */
function partAddresses(index: string, count: number): string[] {
  return Array.from({ length: count }, (_, part) =>
    part === 0 ? index : index.replace(/\.json$/, `/${String(part + 1)}.json`),
  );
}
