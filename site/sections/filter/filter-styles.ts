import type { FilterGroup } from './ListFilter.tsx';

/** What one item of a list has, by name of the group: its values, with spaces between. */
type FilterItem = Readonly<Record<string, string>>;

/**
 * The CSS of a filter, which needs no JavaScript: a chosen value hides what carries the group's attribute without it
 * (`data-team="security"`), one selector for each value. With `items`, whatever carries `data-no-match` is shown while
 * no item has all chosen values.
 *
 * @param id of the element around the controls and the list
 */
export function filterStyles(id: string, groups: readonly FilterGroup[], items?: readonly FilterItem[]): string {
  const chosen = (name: string, values: readonly string[]) =>
    `:has(${values.map((value) => `[name=${name}][value=${value}]:checked`).join()})`;
  const misfits = groups.flatMap(({ name, options }) =>
    options.slice(1).map(({ value }) => `#${id}${chosen(name, [value])} [data-${name}]:not([data-${name}~=${value}])`),
  );
  const hide = `${misfits.join()}{display:none}`;
  if (!items) return hide;
  const fits = items.map((item) =>
    groups
      .map(({ name, options }) =>
        chosen(name, [...options.slice(0, 1).map(({ value }) => value), ...split(item[name])]),
      )
      .join(''),
  );
  return `${hide}#${id}${[...new Set(fits)].map((fit) => `:not(${fit})`).join('')} [data-no-match]{display:block}`;
}

const split = (values = '') => values.split(' ').filter(Boolean);
