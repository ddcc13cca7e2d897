import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import postcss, { AtRule, type Container, type Document, type Rule } from 'postcss';

/** What `site/ui/LateStyles.tsx` leaves in a page: the place of the link. */
const marker = '<template id="late-styles"></template>';

/** A page whose late styles were taken out of it. */
export type SplitPage = {
  /** The page without them. */
  html: string;
  /** The styles that only elements after the marker need. */
  styles: string;
};

/**
 * Moves the late styles of the pages that carry the marker into files that browsers keep, and links them there.
 *
 * @param root folder of the built site
 * @param folder below it, for files whose names hold a hash of their content
 */
export async function linkLateStyles(root: string, folder = '/_assets'): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: root })) {
    const html = await readFile(`${root}/${file}`, 'utf8');
    if (!html.includes(marker)) continue;
    const page = splitLateStyles(html);
    const hash = createHash('sha256').update(page.styles).digest('base64url').slice(0, 8);
    const address = `${folder}/late.${hash}.css`;
    await writeFile(root + address, page.styles);
    await writeFile(
      `${root}/${file}`,
      page.html.replace(marker, `<link rel="stylesheet" href="${address}" fetchpriority="low">`),
    );
  }
}

/** Takes the styles out of a page that nothing before the marker uses: rules that need a class which stands only after it. */
export function splitLateStyles(html: string): SplitPage {
  const before = html.slice(0, html.indexOf(marker));
  const early = new Set(
    [...before.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)).filter(Boolean),
  );
  const late: string[] = [];
  const kept = html.replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_whole, open: string, css: string, end: string) => {
      const [stays, moves] = splitStyles(css, (selector) => needsOther(selector, early));
      late.push(moves);
      return open + stays + end;
    },
  );
  return { html: kept, styles: late.join('') };
}

/** Whether a selector names a class that is not among these; what it says in `:not()`, `:has()` and their like does not count. */
function needsOther(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  // Innermost parentheses first.
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  return [...plain.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => !classes.has(name));
}

/** Two style sheets of one: what stays, and the rules of which all selectors are late, in the at-rules they stood in. */
function splitStyles(css: string, isLate: (selector: string) => boolean): [stays: string, moves: string] {
  const stays = postcss.parse(css);
  const moves = stays.clone();
  const movesRule = (rule: Rule) => rule.selectors.every(isLate);
  keep(stays, (rule) => !movesRule(rule));
  keep(moves, movesRule);
  // Keyframes go where they are used.
  const animated = animations(stays);
  keepKeyframes(stays, (name) => animated.has(name));
  keepKeyframes(moves, (name) => !animated.has(name));
  moves.walkAtRules((rule) => {
    // Typefaces, view transitions and the order of the layers stay in the page.
    if (rule.name === 'font-face' || rule.name === 'view-transition' || !rule.nodes) rule.remove();
  });
  for (const sheet of [stays, moves]) removeEmpty(sheet);
  return [stays.toString(), moves.toString()];
}

type Sheet = ReturnType<typeof postcss.parse>;

/** Removes the rules that are not wanted; those nested in a rule or in keyframes belong to it. */
function keep(sheet: Sheet, wanted: (rule: Rule) => boolean): void {
  sheet.walkRules((rule) => {
    if (!isNested(rule) && !wanted(rule)) rule.remove();
  });
}

/** Whether a rule stands in another rule or in keyframes. */
function isNested({ parent }: Rule): boolean {
  for (let around = parent as Container | Document | undefined; around; around = around.parent) {
    if (around.type === 'rule' || (around instanceof AtRule && around.name === 'keyframes')) return true;
  }
  return false;
}

/** Every word of the animations of a style sheet: names of keyframes are among them. */
function animations(sheet: Sheet): Set<string> {
  const words = new Set<string>();
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) words.add(word);
  });
  return words;
}

function keepKeyframes(sheet: Sheet, wanted: (name: string) => boolean): void {
  sheet.walkAtRules('keyframes', (rule) => {
    if (!wanted(rule.params)) rule.remove();
  });
}

function removeEmpty(sheet: Sheet): void {
  const isEmpty = ({ name, nodes }: AtRule) => name !== 'view-transition' && nodes?.length === 0;
  let found = true;
  while (found) {
    found = false;
    sheet.walkAtRules((rule) => {
      if (!isEmpty(rule)) return;
      rule.remove();
      found = true;
    });
  }
}
