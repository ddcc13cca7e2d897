import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/**
 * Formats the text of a file as `npm run format` does.
 *
 * @param file name or path, whose extension says which language the text is in
 * @throws Error if the text is not valid in that language
 */
export async function formatText(file: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('\n')}`);
  return code;
}
