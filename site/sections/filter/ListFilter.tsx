import type { ComponentType } from 'react';
import filterScript from '#site/inline/choice-filter.ts?inline-script';

/** A filter criterion: a group of radio buttons. */
export type FilterGroup = {
  /** Name of the radio buttons, the query parameter, and the items' attribute (`data-<name>`). */
  name: string;
  legend: string;
  /** The first option is the default and hides nothing. */
  options: readonly { value: string; label: string }[];
};

type ListFilterProps = {
  groups: readonly FilterGroup[];
  /** Component that renders a group. */
  Control: ComponentType<FilterGroup>;
};

/**
 * The controls of a filter. The styles of `filterStyles()` hide items that don't match. The script keeps the selection
 * in the URL; it comes directly after the controls, so that the URL is read before the first paint.
 *
 */
export function ListFilter({ groups, Control }: ListFilterProps) {
  return (
    <>
      {groups.map((group) => (
        <Control key={group.name} {...group} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: filterScript }} />
    </>
  );
}
