import { marked, type Tokens } from 'marked';
import type { ContentDocument } from './read-documents.ts';

type Fields = { screens?: readonly { list: number; step: number }[] };

/** Returns a message for each picture of a guide whose step does not exist. */
export function screenProblems({ fields, body }: Pick<ContentDocument, 'fields' | 'body'>): string[] {
  const { screens = [] } = (fields ?? {}) as Fields;
  if (screens.length === 0) return [];
  const lists = marked
    .lexer(body)
    .filter((token): token is Tokens.List => token.type === 'list' && (token as Tokens.List).ordered);
  return screens
    .filter(({ list, step }) => !lists[list - 1]?.items[step - 1])
    .map(({ list, step }) => `"screens" names step ${step} of list ${list}, which the guide does not have`);
}
