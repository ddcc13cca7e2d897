import { expect, test } from 'vitest';
import { readSections } from './read-sections.ts';

const read = (main: string, head = '') => readSections(`<head>${head}</head><header>Menu</header><main>${main}</main>`);

test('reads title and description from the head, and text from main', () => {
  const head = '<meta name="description" content="About &amp; more"><meta property="og:title" content="Title">';
  expect(read('<h1>Heading</h1><p>One.<br>Two.</p>', head)).toEqual({
    title: 'Title',
    description: 'About & more',
    lang: undefined,
    isHidden: false,
    sections: [{ heading: 'Heading', anchor: '', text: 'One. Two.' }],
  });
});

test('each h2 starts a section with its anchor', () => {
  const { sections } = read(
    '<h1>T</h1><h2 id="a"><a href="#a">First</a></h2><p>x</p><details><summary><h2>Second</h2></summary><div id="b">y</div></details>',
  );
  expect(sections.slice(1)).toEqual([
    { heading: 'First', anchor: 'a', text: 'x' },
    { heading: 'Second', anchor: 'b', text: 'y' },
  ]);
});

test('texts of elements below each other stay apart, and a sentence follows a sentence', () => {
  const { sections } = read(
    '<h1>T</h1><p>One\n<b>two</b>.</p>text<dl><dt>Free</dt><dd>Stockholm</dd></dl><table><tr><td>VPN</td><td>Yes</td></tr></table>',
  );
  expect(sections[0]?.text).toBe('One two. text · Free · Stockholm · VPN · Yes');
});

test('skips navigation, controls, and images', () => {
  const { sections } = read(
    '<h1>T</h1><nav>no</nav><form>no</form><svg><text>no</text></svg><div data-unsearched="">no</div><div role="img">no</div><p>yes</p><img alt="no">',
  );
  expect(sections).toEqual([{ heading: 'T', anchor: '', text: 'yes' }]);
});

test('a noindex page is hidden from search', () => {
  expect(read('', '<meta name="robots" content="noindex">').isHidden).toBe(true);
});

test('reads the language of text that differs from the page language', () => {
  expect(read('<h1 lang="en">T</h1>').lang).toBe('en');
});
