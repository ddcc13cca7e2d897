/** What was written into an application so far, by field. */
export type Draft = Readonly<Record<string, string>>;

/** The fields that are kept: what a person writes. Neither files, nor consent, nor what the page puts in. */
const keptFields = ['job', 'name', 'email', 'phone', 'link', 'coverLetter'] as const;

/** Under this name it lies in the browser's own store, which is never sent anywhere. */
export const draftKey = 'application-draft';

/** How long it is kept, ms: 30 days. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The text of a draft as it is stored; undefined where nothing is written that would be missed.
 *
 * @param now milliseconds since 1970
 */
export function packDraft(data: FormData, now: number): string | undefined {
  const fields = keptFields.flatMap((name) => {
    const value = data.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  if (!fields.some(([name]) => name !== 'job')) return undefined;
  return JSON.stringify({ savedAt: now, fields: Object.fromEntries(fields) });
}

/** The draft in a stored text; undefined if it is too old, or none. */
export function unpackDraft(text: string | null, now: number): Draft | undefined {
  if (text === null) return undefined;
  try {
    const { savedAt, fields } = JSON.parse(text) as { savedAt?: unknown; fields?: Record<string, unknown> };
    if (typeof savedAt !== 'number' || now - savedAt > keptMs || !fields) return undefined;
    const known = keptFields.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    return known.length > 0 ? Object.fromEntries(known) : undefined;
  } catch {
    return undefined;
  }
}
