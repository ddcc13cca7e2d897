import type { ReactElement } from 'react';

/** Where parts of an app's screens are on its product page. */
export type PartPlaces = {
  /** One for each of the three steps. */
  steps: readonly [ReactElement, ReactElement, ReactElement];
  /** Two of the situations in which the app helps: which, in the order of the page's text, without the app and with it. */
  cases: readonly { at: 0 | 1 | 2 | 3; without: ReactElement; with: ReactElement }[];
};
