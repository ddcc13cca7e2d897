/** Removes all white space from a field and keeps the cursor position. */
export function removeSpaces(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  if (!/\s/.test(value)) return;
  const before = value.slice(0, selectionStart ?? value.length).replaceAll(/\s/g, '').length;
  input.value = value.replaceAll(/\s/g, '');
  if (document.activeElement === input) input.setSelectionRange(before, before);
}
