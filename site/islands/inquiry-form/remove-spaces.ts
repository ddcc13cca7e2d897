/** Takes all white space out of a field, and leaves the cursor between the same letters. */
export function removeSpaces(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  if (!/\s/.test(value)) return;
  const before = value.slice(0, selectionStart ?? value.length).replaceAll(/\s/g, '').length;
  input.value = value.replaceAll(/\s/g, '');
  if (document.activeElement === input) input.setSelectionRange(before, before);
}
