import { marked, type Tokens } from 'marked';
import type { ContentDocument } from './read-documents.ts';

type Fields = { screens?: readonly { list: number; step: number }[] };

/** As many screens stand beside each other below a list. */
const maxScreens = 3;

/** Returns a message for each picture of a guide whose step does not exist, or is in a list with a list inside. */
export function screenProblems({ fields, body }: Pick<ContentDocument, 'fields' | 'body'>): string[] {
  const { screens = [] } = (fields ?? {}) as Fields;
  if (screens.length === 0) return [];
  const lists = marked
    .lexer(body)
    .filter((token): token is Tokens.List => token.type === 'list' && (token as Tokens.List).ordered);
  return screens.flatMap(({ list, step }) => {
    const items = lists[list - 1]?.items;
    if (screens.filter((one) => one.list === list).length > maxScreens)
      return [`"screens" has more than ${maxScreens} for list ${list}`];
    if (!items?.[step - 1]) return [`"screens" names step ${step} of list ${list}, which the guide does not have`];
    const isNested = items.some(({ tokens }) => tokens.some(({ type }) => type === 'list'));
    return isNested ? [`"screens" names list ${list}, whose steps may not contain another list`] : [];
  });
}
