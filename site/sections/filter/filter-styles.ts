import type { FilterGroup } from './ListFilter.tsx';

/** Values of an item by group name, separated by spaces. */
type FilterItem = Readonly<Record<string, string>>;

/**
 * The CSS of a filter, which works without JavaScript. A selected value hides all elements whose attribute for the
 * group (`data-team="security"`) doesn't include it; there is one selector per value. With `items`, elements with
 * `data-no-match` are shown while no item matches all selected values.
 *
 * @param id of the element that contains the controls and the list
 *
 */
export function filterStyles(id: string, groups: readonly FilterGroup[], items?: readonly FilterItem[]): string {
  const chosen = (name: string, values: readonly string[]) =>
    `:has(${values.map((value) => `[name=${name}][value=${value}]:checked`).join()})`;
  const hideSelectors = groups.flatMap(({ name, options }) =>
    options.slice(1).map(({ value }) => `#${id}${chosen(name, [value])} [data-${name}]:not([data-${name}~=${value}])`),
  );
  const hide = `${hideSelectors.join()}{display:none}`;
  if (!items) return hide;
  const matchSelectors = items.map((item) =>
    groups
      .map(({ name, options }) =>
        chosen(name, [...options.slice(0, 1).map(({ value }) => value), ...split(item[name])]),
      )
      .join(''),
  );
  return `${hide}#${id}${[...new Set(matchSelectors)].map((fit) => `:not(${fit})`).join('')} [data-no-match]{display:block}`;
}

const split = (values = '') => values.split(' ').filter(Boolean);
