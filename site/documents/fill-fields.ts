import { fillPlaceholders } from '#content/facts/placeholders.ts';
import type { Facts } from '#site/i18n/facts.ts';

/** The fields of a document with the facts filled into every text, however deep it is. */
export function fillFields(fields: unknown, facts: Facts): unknown {
  if (typeof fields === 'string') return fillPlaceholders(fields, facts);
  if (Array.isArray(fields)) return fields.map((item) => fillFields(item, facts));
  if (typeof fields !== 'object' || fields === null) return fields;
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fillFields(value, facts)]));
}
