/**
 * The time on the drawn phones, 21:47, in the digits of the language.
 *
 * @param number formats a number for the language
 */
export const clockText = (number: (value: number) => string) => `${number(21)}:${number(47)}`;
