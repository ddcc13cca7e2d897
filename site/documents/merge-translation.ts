/** Fields that identify list items across languages. */
const identities = ['slug', 'id', 'date'] as const;

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a translation, completed from the English document, which may be newer: shared
 * fields (days, prices, pictures), texts by id, items of a list that have a `slug`, `id` or `date`. What English no
 * longer has is dropped, except unknown top-level fields, which the schema then reports.
 *
 * @param shared names of fields that are the same in every language
 */
export function mergeTranslation(own: unknown, english: unknown, shared: readonly string[]): unknown {
  if (!isFields(own) || !isFields(english)) return own;
  const merged = mergeFields(own, english);
  const unknown = Object.entries(own).filter(([key]) => !(key in english) && !shared.includes(key));
  const common = shared.filter((key) => key in english).map((key) => [key, english[key]] as const);
  return { ...merged, ...Object.fromEntries(unknown), ...Object.fromEntries(common) };
}

function mergeFields(own: Fields, english: Fields): Fields {
  return Object.fromEntries(Object.entries(english).map(([key, value]) => [key, mergeValue(own[key], value)]));
}

function mergeValue(own: unknown, english: unknown): unknown {
  if (own === undefined || own === null) return english;
  if (isFields(own) && isFields(english)) return mergeFields(own, english);
  if (!Array.isArray(own) || !Array.isArray(english)) return own;
  const identity = identities.find((key) => english.every((item) => isFields(item) && key in item));
  if (identity === undefined) return own;
  const items = new Map(own.filter(isFields).map((item) => [item[identity], item]));
  return english.filter(isFields).map((item) => mergeValue(items.get(item[identity]), item));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
