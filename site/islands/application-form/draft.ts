import { draftDays } from '#contracts/device-storage.ts';

/** Draft of an application, by field. */
export type Draft = Readonly<Record<string, string>>;

/** Fields kept in the draft: text the visitor writes. No files, consent or hidden fields. */
const draftFields = ['job', 'name', 'email', 'phone', 'link', 'coverLetter'] as const;

const dayMs = 86_400_000;

/**
 * Serializes a draft with its expiry time, which `site/inline/delete-expired-draft.ts` checks on every page; undefined if there is
 * nothing worth keeping.
 *
 * @param now milliseconds since 1970
 */
export function packDraft(data: FormData, now: number): string | undefined {
  const fields = draftFields.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  if (!fields.some(([name]) => name !== 'job')) return undefined;
  return `${now + draftDays * dayMs} ${JSON.stringify(Object.fromEntries(fields))}`;
}

/** Parses a stored draft; undefined if expired or invalid. */
export function unpackDraft(stored: string | undefined, now: number): Draft | undefined {
  if (stored === undefined || !(parseInt(stored) > now)) return undefined;
  try {
    const fields: unknown = JSON.parse(stored.slice(stored.indexOf(' ') + 1));
    if (typeof fields !== 'object' || fields === null) return undefined;
    const known = draftFields.flatMap((name) => {
      const value = (fields as Record<string, unknown>)[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}
