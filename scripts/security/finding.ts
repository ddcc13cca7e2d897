/** One result of `npm run security`. `unknown`: the check was not possible; the text says why. */
export type Finding = { level: 'ok' | 'problem' | 'unknown'; text: string };
