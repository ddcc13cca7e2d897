import type { DemoText } from '#site/demos/shared/demo-text.ts';

export type Sign = '+' | '−' | '×' | '÷';

/** A calculator that works as simple ones do: each sign calculates what is before it. */
export type Calculator = {
  /** What is typed, as `007` or `12.5`; empty after a sign or "=". */
  typed: string;
  /** The number before the sign, or the result. */
  total: number;
  sign?: Sign | undefined;
};

export type Key = `${number}` | Sign | '.' | '=' | 'AC' | 'delete';

export const newCalculator: Calculator = { typed: '', total: 0 };

/** The most digits that fit on the display, and AppLock's maximum of a PIN. */
const maxDigits = 12;

/** The calculator after a key. */
export function nextCalculator(calculator: Calculator, key: Key): Calculator {
  const { typed } = calculator;
  switch (key) {
    case 'AC':
      return newCalculator;
    case 'delete':
      return { ...calculator, typed: typed.slice(0, -1) };
    case '=':
      return { typed: '', total: resultOf(calculator) };
    case '+':
    case '−':
    case '×':
    case '÷':
      return { typed: '', total: resultOf(calculator), sign: key };
    case '.':
      return typed.includes('.') ? calculator : { ...calculator, typed: `${typed || '0'}.` };
    default:
      return typed.replace('.', '').length < maxDigits ? { ...calculator, typed: typed + key } : calculator;
  }
}

/** The result of a sum; not finite after a division by zero. */
function resultOf({ typed, total, sign }: Calculator): number {
  if (typed === '') return total;
  const value = Number(typed);
  switch (sign) {
    case '+':
      return total + value;
    case '−':
      return total - value;
    case '×':
      return total * value;
    case '÷':
      return total / value;
    case undefined:
      return value;
  }
}

/** What the display shows, in the language's digits: what is typed, or the result, or a dash where there is none. */
export function displayOf({ typed, total }: Calculator, number: DemoText['number']): string {
  if (typed !== '') {
    const [whole, fraction] = typed.split('.');
    if (fraction === '') return number(Number(whole)) + pointOf(number);
    return number(Number(typed), { minimumFractionDigits: fraction?.length ?? 0 });
  }
  if (!Number.isFinite(total)) return '—';
  const size = Math.abs(total);
  const fits = size === 0 || (size >= 1e-6 && size < 10 ** maxDigits);
  // Fewer digits than a computer has, which would show 0.1 + 0.2 as 0.30000000000000004.
  return fits
    ? number(total, { maximumSignificantDigits: maxDigits })
    : number(total, { maximumSignificantDigits: 7, notation: 'scientific' });
}

/** The sign before decimals: a comma in German. */
export function pointOf(number: DemoText['number']): string {
  return number(1.5).slice(1, -1);
}
