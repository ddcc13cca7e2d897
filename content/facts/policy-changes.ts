/** The legal texts whose changes are listed with them. `app-privacy` is the template of the policies of the apps. */
export type LegalText = 'privacy' | 'terms' | 'terms-vpn-android' | 'app-privacy';

/**
 * Dates on which each legal text changed (ISO 8601), newest first. `npm run check:content` compares
 * them with the changes that each text lists.
 */
export const policyChanges = {
  privacy: ['2026-11-26', '2026-11-22', '2026-10-15', '2025-09-01'],
  terms: ['2026-11-26', '2026-11-22', '2026-10-15', '2025-09-01'],
  'terms-vpn-android': ['2026-11-26', '2026-11-22', '2026-10-15'],
  'app-privacy': ['2026-11-26', '2026-11-22', '2026-10-15', '2025-09-01'],
} as const satisfies Record<LegalText, readonly [string, ...string[]]>;
