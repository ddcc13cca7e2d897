/** Fields of `/.well-known/security.txt` (RFC 9116); the address is in `company.ts`. */
export const securityContact = {
  /** Languages accepted for reports. */
  languages: ['en', 'sv', 'de'],
  /**
   * Expiry date of the file, at most a year ahead. `npm run check:content` and every build warn when it is
   * near and fail once it has passed: someone must then confirm that the address is still monitored.
   */
  expires: '2027-10-31',
  /** Page about how we handle reports. */
  policy: '/trust',
} as const;
