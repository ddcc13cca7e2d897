import type { ComponentType } from 'react';
import filterScript from '#site/inline/choice-filter.ts?inline-script';

/** What a list is filtered by: a group of radio buttons. */
export type FilterGroup = {
  /** Name of the radio buttons, of the parameter in the address, and of the items' attribute (`data-<name>`). */
  name: string;
  legend: string;
  /** The first one is chosen at the start and hides nothing. */
  options: readonly { value: string; label: string }[];
};

type ListFilterProps = {
  groups: readonly FilterGroup[];
  /** How a group looks. */
  Control: ComponentType<FilterGroup>;
};

/**
 * The controls of a filter. The styles of `filterStyles()` hide what does not fit; the script keeps the choice in the
 * address and stands right behind the controls, so that nothing is painted before the address has been read.
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
