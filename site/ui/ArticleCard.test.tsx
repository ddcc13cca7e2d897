import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleCard } from './ArticleCard.tsx';

test('a card names at most two topics', () => {
  const html = renderToStaticMarkup(
    <ArticleCard
      readMore="Read more"
      article={{
        href: '/blog/a',
        title: 'Before a repair',
        summary: '',
        text: {},
        topics: ['Privacy', 'Android', 'iOS'].map((label) => ({ id: label, label })),
        date: { iso: '2026-09-22', text: 'September 22, 2026' },
        author: 'By Aino Keskitalo',
        readingTime: '4 min read',
        image: { src: '/a.svg', width: 1200, height: 675, alt: '' },
      }}
    />,
  );
  expect(html).toContain('<span>Privacy</span><span>Android</span><time');
});
