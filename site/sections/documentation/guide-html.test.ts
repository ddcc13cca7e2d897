import { expect, test } from 'vitest';
import { guideParts } from './guide-html.ts';

const whole = (html: string) => guideParts(html, 'title', []);

test('a heading links to itself', () => {
  expect(whole('<h2 id="set-up">Set <em>up</em></h2>\n<p>x</p>')).toEqual([
    { html: '<h2 id="set-up"><a href="#set-up">Set <em>up</em></a></h2>\n<p>x</p>' },
  ]);
});

test('a heading with a link in it is unchanged', () => {
  const html = '<h2 id="a">See <a href="/faq">FAQ</a></h2>';
  expect(whole(html)).toEqual([{ html }]);
});

test('a table is a scrollable region labeled by the heading above it or the title', () => {
  expect(whole('<table>\n<tr></tr></table><h3 id="b">B &amp; C</h3><table class="x"></table>')).toEqual([
    {
      html:
        '<section tabindex="0" aria-labelledby="title"><table>\n<tr></tr></table></section>' +
        '<h3 id="b"><a href="#b">B &amp; C</a></h3>' +
        '<section tabindex="0" aria-labelledby="b"><table class="x"></table></section>',
    },
  ]);
});

test('the lists with screens are split into steps, with their screens', () => {
  const html =
    '<p>a</p><ol start="2">\n<li>one</li>\n</ol><h2>b</h2>\n<ol class="x">\n<li>two <b>x</b></li>\n<li><p>three</p></li>\n</ol>\n';
  const screen = { list: 2, step: 1 };
  expect(guideParts(html, 'title', [screen])).toEqual([
    { html: '<p>a</p><ol start="2">\n<li>one</li>\n</ol><h2>b</h2>' },
    { steps: ['two <b>x</b>', '<p>three</p>'], screens: [screen] },
  ]);
});
