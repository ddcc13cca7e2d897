import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Byline } from './Byline.tsx';

const article = {
  author: 'By Maja Sundin',
  date: { iso: '2026-10-20', text: 'October 20, 2026' },
  readingTime: '3 min read',
};

test('an updated article shows the date of the update, also machine-readable', () => {
  const html = renderToStaticMarkup(
    <Byline {...article} updated={{ iso: '2026-11-20', text: 'Updated November 20, 2026' }} />,
  );
  expect(html).toContain('<time dateTime="2026-11-20">Updated November 20, 2026</time>');
  expect(html.indexOf('2026-10-20')).toBeLessThan(html.indexOf('2026-11-20'));
});

test('other articles show only the date of publication', () => {
  expect(renderToStaticMarkup(<Byline {...article} updated={undefined} />).match(/<time/g)).toHaveLength(1);
});
