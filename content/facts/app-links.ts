/**
 * App association: what Android and iOS verify before `/get/{app}` opens an installed app instead
 * of its store. All values are examples, as the ids in `company.ts` are.
 */
export const appLinks = {
  /** SHA-256 of the certificate that the Android apps are signed with, as Google Play's console shows it. */
  androidCertificate: '00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF',
  /** Team id of the Apple developer account. */
  appleTeam: 'A000000000',
} as const;
