/** Applies a change to every text in the fields of a document, at any depth. */
export function mapTexts(fields: unknown, change: (text: string) => string): unknown {
  if (typeof fields === 'string') return change(fields);
  if (Array.isArray(fields)) return fields.map((item) => mapTexts(item, change));
  if (typeof fields !== 'object' || fields === null || fields instanceof Date) return fields;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, mapTexts(value, change)]));
}
