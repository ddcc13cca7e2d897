/** One line of `npm run security`. `unknown`: it could not be checked, and says why. */
export type Finding = { level: 'ok' | 'problem' | 'unknown'; text: string };
