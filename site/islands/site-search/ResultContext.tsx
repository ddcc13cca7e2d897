import { resultContext, type SearchLabels } from '#search/labels.ts';
import type { Result } from '#search/search-pages.ts';

type ResultContextProps = {
  result: Result;
  labels: SearchLabels;
  /** Whether the kind has an edge around it. */
  isTagged?: boolean;
};

/** The line above a result: its kind, and where it belongs. */
export function ResultContext({ result, labels, isTagged = false }: ResultContextProps) {
  const { kind, place } = resultContext(result, labels);
  return (
    <small>
      <b data-ui={isTagged ? 'tag' : undefined}>{kind}</b> <span>{place}</span>
    </small>
  );
}
