import { expect, test } from 'vitest';
import { guideHtml, guideParts } from './guide-html.ts';

test('a heading links to itself', () => {
  expect(guideHtml('<h2 id="set-up">Set <em>up</em></h2>\n<p>x</p>', 'title')).toBe(
    '<h2 id="set-up"><a href="#set-up">Set <em>up</em></a></h2>\n<p>x</p>',
  );
});

test('a heading with a link in it is unchanged', () => {
  const html = '<h2 id="a">See <a href="/faq">FAQ</a></h2>';
  expect(guideHtml(html, 'title')).toBe(html);
});

test('a table is a scrollable region labeled by the heading above it or the title', () => {
  expect(guideHtml('<table>\n<tr></tr></table><h3 id="b">B</h3><table></table>', 'title')).toBe(
    '<section tabindex="0" aria-labelledby="title"><table>\n<tr></tr></table></section>' +
      '<h3 id="b"><a href="#b">B</a></h3>' +
      '<section tabindex="0" aria-labelledby="b"><table></table></section>',
  );
});

test('the lists with screens are split into steps, with their screens', () => {
  const html =
    '<p>a</p><ol>\n<li>one</li>\n</ol><h2>b</h2>\n<ol>\n<li>two <b>x</b></li>\n<li><p>three</p></li>\n</ol>\n';
  const screen = { list: 2, step: 1 };
  expect(guideParts(html, [screen])).toEqual([
    { html: '<p>a</p><ol>\n<li>one</li>\n</ol><h2>b</h2>\n' },
    { steps: ['two <b>x</b>', '<p>three</p>'], screens: [screen] },
  ]);
  expect(guideParts(html, [])).toEqual([{ html }]);
});
