import { afterEach, expect, test, vi } from 'vitest';
import { removeSpaces } from './remove-spaces.ts';

afterEach(() => vi.unstubAllGlobals());

function typed(value: string, selectionStart: number) {
  const input = { value, selectionStart, setSelectionRange: vi.fn() };
  vi.stubGlobal('document', { activeElement: input });
  removeSpaces(input as unknown as HTMLInputElement);
  return { value: input.value, cursor: input.setSelectionRange.mock.calls[0] as unknown };
}

test('all white space is removed, and the cursor keeps its position in the text', () => {
  expect(typed(' ai no@example.org', 5)).toEqual({ value: 'aino@example.org', cursor: [3, 3] });
  expect(typed('a\u00a0b\tc\u3000d', 7)).toEqual({ value: 'abcd', cursor: [4, 4] });
});

test('text without white space is unchanged', () => {
  expect(typed('aino@example.org', 3)).toEqual({ value: 'aino@example.org', cursor: undefined });
});
