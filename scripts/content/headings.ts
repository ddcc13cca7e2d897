import GithubSlugger from 'github-slugger';
import { lexer, type Token, type Tokens } from 'marked';
import type { ContentDocument } from '#site/documents/read-documents.ts';

/** Returns the ids that a page gives the headings of a Markdown text, in order. */
export function headingIds(body: string): string[] {
  const slugger = new GithubSlugger();
  return headingsIn(body).map(({ text }) => slugger.slug(text));
}

/** Returns a message with file and line for each heading on the wrong level: the page's title is the only first one. */
export function headingProblems({ file, source, body }: ContentDocument): string[] {
  const firstLine = source.slice(0, source.length - body.length).split('\n').length;
  return headingsIn(body).flatMap(({ depth, line }, index, all) => {
    const before = all[index - 1]?.depth ?? 1;
    const most = before + 1;
    if (depth > 1 && depth <= most) return [];
    const reason = depth === 1 ? 'is the level of the page’s title' : `follows ${'#'.repeat(before)}`;
    const example = depth === 1 ? '##' : '#'.repeat(most);
    return [`${file}:${firstLine + line}: a heading with ${'#'.repeat(depth)} ${reason}. Example: ${example} Heading`];
  });
}

type Heading = { depth: number; text: string; line: number };

/** Headings of a Markdown text with their visible text and line, starting at 0. */
function headingsIn(body: string): Heading[] {
  let line = 0;
  return lexer(body).flatMap((token) => {
    const start = line;
    line += token.raw.split('\n').length - 1;
    if (token.type !== 'heading') return [];
    const { depth, tokens } = token as Tokens.Heading;
    return [{ depth, text: visibleText(tokens), line: start }];
  });
}

function visibleText(tokens: readonly Token[]): string {
  const textOf = (token: Token) => ('text' in token ? String(token.text) : token.raw);
  return tokens.map((token) => ('tokens' in token ? visibleText(token.tokens) : textOf(token))).join('');
}
