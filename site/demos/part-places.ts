import type { ReactElement } from 'react';

/** What is seen without the app and with it. */
export type ComparedRow = {
  what: ReactElement;
  without: ReactElement;
  with: ReactElement;
  /** The app makes no difference here. */
  isSame?: boolean;
};

/** A situation in which the app helps: two pictures, or a table where both would have the same rows. */
type Case = {
  /** Which, in the order of the page's text. */
  at: 0 | 1 | 2 | 3;
} & (
  | {
      rows: readonly ComparedRow[];
      /** Who sees it, if that is not the visitor. */
      who?: ReactElement;
    }
  | {
      without: ReactElement;
      with: ReactElement;
      /** What they are without and with, if it's not the app. */
      heads?: readonly [without: ReactElement, withIt: ReactElement];
    }
);

/** Where parts of an app's screens are on its product page. */
export type PartPlaces = {
  /** One for each of the three steps. */
  steps: readonly [ReactElement, ReactElement, ReactElement];
  /** Two of the situations. */
  cases: readonly [Case, Case];
};
