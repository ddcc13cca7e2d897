/** The sets a password can be made of. Symbols are those that every keyboard and nearly every website takes. */
export const characterSets = {
  lower: 'abcdefghijklmnopqrstuvwxyz',
  upper: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&*+-=?@^_~',
} as const;

export type CharacterSet = keyof typeof characterSets;

/** All sets, in the order they are shown. */
export const setNames = ['lower', 'upper', 'digits', 'symbols'] as const satisfies readonly CharacterSet[];
