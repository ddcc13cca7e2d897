import { foundText, resultText } from '#search/labels.ts';
import type { SearchState } from './use-search.ts';

/**
 * The line above the results of a search.
 *
 * @param isCurrent whether the results are those of what the visitor has typed
 */
export function statusText({ labels, query, found, hasFailed }: SearchState, isCurrent = true): string {
  if (!labels) return '';
  if (!isCurrent) return found ? foundText(found.total, labels) : labels.loading;
  if (hasFailed) return labels.failed;
  if (!query || !found) return labels.start;
  return resultText(found, labels);
}
