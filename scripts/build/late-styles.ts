import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { Parser } from 'htmlparser2';
import postcss, { AtRule, type Container, type Document, type Rule } from 'postcss';

/** Placeholder written by `site/ui/LateStyles.tsx`; the link replaces it. */
const marker = '<template id="late-styles"></template>';

/** A page and its extracted late styles. */
export type SplitPage = {
  /** The page without the late styles. */
  html: string;
  /** Styles used only by elements after the marker or in popovers. */
  styles: string;
};

/**
 * Moves the late styles of home pages, which have the marker, into cacheable files, and replaces the marker by a link.
 *
 * @param root folder of the built site
 * @param folder subfolder for files with a content hash in their name
 */
export async function linkLateStyles(root: string, folder = '/_assets'): Promise<void> {
  // Home pages are in the top folder.
  for await (const file of glob('*.html', { cwd: root })) {
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

/**
 * Extracts the rules for printing, and those that apply only to elements after the marker or in popovers, which are
 * closed at first: those with a class or an ID that appears only there.
 */
export function splitLateStyles(html: string): SplitPage {
  const early = visibleNames(html.slice(0, html.indexOf(marker)));
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

/** The classes and IDs of all elements that are neither popovers nor inside one. */
function visibleNames(html: string): Set<string> {
  const visible = new Set<string>();
  let depth = 0;
  let popoverDepth = Infinity;
  const parser = new Parser({
    onopentag(_name, { class: classes = '', id = '', popover }) {
      depth++;
      if (popover !== undefined) popoverDepth = Math.min(popoverDepth, depth);
      if (depth < popoverDepth) for (const name of [id, ...classes.split(/\s+/)].filter(Boolean)) visible.add(name);
    },
    onclosetag() {
      if (depth === popoverDepth) popoverDepth = Infinity;
      depth--;
    },
  });
  parser.end(html);
  return visible;
}

/**
 * Whether a selector needs a class or an ID that is not in the set, on the element itself or inside `:has()`. Ignores
 * arguments of `:not()`, `:is()` and so on.
 */
function needsOther(selector: string, names: ReadonlySet<string>): boolean {
  let plain = selector;
  const ignored = /(?<!:has)\([^()]*\)/g;
  // Removes the innermost parentheses first.
  while (plain.search(ignored) >= 0) plain = plain.replace(ignored, '');
  return [...plain.matchAll(/[.#]([\w-]+)/g)].some(([, name = '']) => !names.has(name));
}

/** Splits a style sheet: a rule moves, with its at-rules, if it is for printing or all its selectors are late. */
function splitStyles(css: string, isLate: (selector: string) => boolean): [stays: string, moves: string] {
  const stays = postcss.parse(css);
  const moves = stays.clone();
  const movesRule = (rule: Rule) => isForPrint(rule) || rule.selectors.every(isLate);
  keep(stays, (rule) => !movesRule(rule));
  keep(moves, movesRule);
  // Keyframes follow the rules that use them.
  const animated = animations(stays);
  keepKeyframes(stays, (name) => animated.has(name));
  keepKeyframes(moves, (name) => !animated.has(name));
  moves.walkAtRules((rule) => {
    // Font faces, view transitions, and the layer order stay in the page.
    if (rule.name === 'font-face' || rule.name === 'view-transition' || !rule.nodes) rule.remove();
  });
  for (const sheet of [stays, moves]) removeEmpty(sheet);
  return [stays.toString(), moves.toString()];
}

type Sheet = ReturnType<typeof postcss.parse>;

/** Removes rules that don't match; nested rules and keyframe steps stay with their parent. */
function keep(sheet: Sheet, wanted: (rule: Rule) => boolean): void {
  sheet.walkRules((rule) => {
    if (!isNested(rule) && !wanted(rule)) rule.remove();
  });
}

function isForPrint({ parent }: Rule): boolean {
  return parent instanceof AtRule && parent.name === 'media' && parent.params === 'print';
}

/** Whether a rule is inside another rule or inside keyframes. */
function isNested({ parent }: Rule): boolean {
  for (let around = parent as Container | Document | undefined; around; around = around.parent) {
    if (around.type === 'rule' || (around instanceof AtRule && around.name === 'keyframes')) return true;
  }
  return false;
}

/** All words in animation declarations, which include the names of keyframes. */
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
