/**
 * A text of the template with its placeholders filled in.
 *
 * @throws Error if the text asks for something that is not there
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).join(', ');
      throw new Error(`app-privacy.yaml: unknown placeholder ${placeholder} in "${text}"; known are ${known}`);
    }
    return value;
  });
}
