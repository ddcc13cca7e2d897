/** What `/.well-known/security.txt` (RFC 9116) says beside the address of `company.ts`. */
export const securityContact = {
  /** Languages a report may be written in. */
  languages: ['en', 'sv', 'de'],
  /**
   * Day after which the file is no longer to be trusted, at most a year ahead. `npm run check:content` and every build say when it is
   * near and stop once it has passed: somebody then has to confirm that the address is still read.
   */
  expires: '2027-10-31',
  /** The page that says how we handle reports. */
  policy: '/trust',
} as const;
