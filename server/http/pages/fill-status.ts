import { statusId, statusStates, statusTimeIds, type StatusPart, type StatusState } from '#contracts/status-states.ts';
import { formatTag } from '#locales/format-tag.ts';
import type { LanguageTag } from '#locales/registry.ts';
import { editPage, setAttributes, setText } from './edit-page.ts';

/** What the status page shows. */
type ShownStatus = { readonly [Part in StatusPart]: StatusState<Part> };

/**
 * Shows states in the built status page (`site/sections/status/StatusPage.tsx`), which contains all of them.
 *
 * @param checked when they were read, shown in UTC
 * @throws Error when the page lacks an element
 */
export function fillStatus(html: string, status: ShownStatus, checked: Date, language: LanguageTag): string {
  return editPage(html, (elements) => {
    const place = (id: string) => {
      const element = elements.find(({ attributes }) => attributes.id === id);
      if (!element) throw new Error(`the status page has no #${id}`);
      return element;
    };
    const format = new Intl.DateTimeFormat(formatTag(language), {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    });
    const time = place(statusTimeIds.time);
    return [
      ...parts.flatMap((part) =>
        statusStates[part].map((state) => {
          const hidden = state === status[part] ? undefined : '';
          return setAttributes(place(statusId(part, state)), { hidden });
        }),
      ),
      setAttributes(place(statusTimeIds.line), { hidden: undefined }),
      setAttributes(time, { datetime: checked.toISOString() }),
      setText(time, format.format(checked)),
    ];
  });
}

const parts = Object.keys(statusStates) as StatusPart[];
