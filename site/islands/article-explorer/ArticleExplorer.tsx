import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { makeQueryClient } from '#site/islands/query-client.ts';
import type { Article } from '#site/ui/ArticleCard.tsx';
import css from './ArticleExplorer.module.css';
import { ExplorerForm, type FormLabels, type TopicLink } from './ExplorerForm.tsx';
import { ExplorerResults, type ResultLabels } from './ExplorerResults.tsx';
import { findArticles } from './find-articles.ts';
import { useChoice } from './use-choice.ts';

export type ExplorerLabels = FormLabels & ResultLabels;

type ArticleExplorerProps = {
  /** Address of the list of all articles, to which the form sends. */
  list: string;
  /** Address of the index in JSON: `Article[]`. */
  index: string;
  /** The page's language, for numbers and plurals. */
  language: string;
  /** Name of the address's parameter for the topic. */
  parameter: string;
  topics: readonly TopicLink[];
  /** The topic whose own page this is. */
  current?: string;
  labels: ExplorerLabels;
};

const client = makeQueryClient();

/**
 * Search and filter above a list of articles. While something is chosen, the findings stand in place of the list
 * (which `data-searching` hides) and the choice stands in the address.
 */
export function ArticleExplorer(props: ArticleExplorerProps) {
  return (
    <QueryClientProvider client={client}>
      <Explorer {...props} />
    </QueryClientProvider>
  );
}

function Explorer({ list, index, language, parameter, topics, current = '', labels }: ArticleExplorerProps) {
  const boxRef = useRef<HTMLInputElement>(null);
  const [choice, choose] = useChoice(parameter, topics);
  const searching = choice.query.trim() !== '' || choice.topic !== '';
  const { data, isError, isFetching, refetch } = useQuery<readonly Article[]>({
    queryKey: [index],
    enabled: searching,
  });
  const found = searching && data ? findArticles(data, choice) : undefined;

  const reset = () => {
    choose({ query: '', topic: '' });
    // The button that was pressed is gone by now: the visitor goes on where a search begins.
    if (boxRef.current) boxRef.current.value = '';
    boxRef.current?.focus();
  };

  return (
    <div className={css.explorer} data-searching={found ? '' : undefined}>
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
        state={!searching ? 'idle' : isFetching ? 'loading' : isError ? 'failed' : 'found'}
        language={language}
        labels={labels}
        onReset={reset}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
