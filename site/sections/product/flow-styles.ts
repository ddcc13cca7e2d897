import { dataFlows } from '#content/facts/data-flows.ts';
import type { AppId } from '#content/facts/apps.ts';
import heldLines from './held-lines.css?inline';

/** The styles of an app's data flow (`DataFlow`) besides those that all have. */
export function flowStyles(app: AppId): string {
  return dataFlows[app].lines.some(({ held }) => held) ? heldLines : '';
}
