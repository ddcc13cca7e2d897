import type { Script } from '#locales/registry.ts';

const files = import.meta.glob<string>('./scripts/*.css', { query: '?inline', eager: true, import: 'default' });

/**
 * What each writing system needs where Latin habits do not fit: typefaces, line heights, spacing. Stands in the pages of
 * that script only. Its selectors are stronger than those of the global styles, which follow it.
 */
export const scriptStyles: Partial<Record<Script, string>> = Object.fromEntries(
  Object.entries(files).map(([path, css]) => [path.replace(/^.*\/|\.css$/g, ''), css]),
);
