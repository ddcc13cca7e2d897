import { resultContext, type SearchLabels } from '#search/labels.ts';
import type { Result } from '#search/search-pages.ts';

type ResultContextProps = { result: Result; labels: SearchLabels };

/** The line above a result: its kind, and where it belongs. */
export function ResultContext({ result, labels }: ResultContextProps) {
  const { kind, place } = resultContext(result, labels);
  return (
    <small>
      <b data-ui="tag">{kind}</b> <span>{place}</span>
    </small>
  );
}
