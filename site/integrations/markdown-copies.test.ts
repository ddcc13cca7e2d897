import { expect, test } from 'vitest';
import { markdownOf } from './markdown-copies.ts';

const absolute = (path: string) => `https://x.example/de${path}`;
const address = 'https://x.example/de/faq/a';

test('an article keeps its Markdown; links become absolute and localized', () => {
  const fields = { title: 'T', summary: 'S' };
  const body = '\nSee [VPN](/product/vpn#x), [here](#logs) and [others](https://y.example/).\n';
  expect(markdownOf({ fields, body }, absolute, address)).toBe(
    `# T\n\n> S\n\n<${address}>\n\nSee [VPN](https://x.example/de/product/vpn#x), [here](${address}#logs) and [others](https://y.example/).\n`,
  );
});

test('an FAQ page becomes headings and answers', () => {
  const fields = { title: 'T', summary: 'S', questions: [{ question: 'Why?', answer: 'So.\n' }] };
  expect(markdownOf({ fields, body: '' }, absolute, address)).toBe(`# T\n\n> S\n\n<${address}>\n\n## Why?\n\nSo.\n`);
});
