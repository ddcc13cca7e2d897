import { expect, test } from 'vitest';
import type { Article } from '#site/ui/ArticleCard.tsx';
import { findArticles } from './find-articles.ts';

const article = (title: string, own: Partial<Article> = {}): Article => ({
  href: `/news/${title}`,
  title,
  summary: '',
  text: {},
  topics: [],
  date: { iso: '2026-10-20', text: 'October 20, 2026' },
  author: 'By Maja Sundin',
  readingTime: '2 minutes to read',
  image: { src: '/a.svg', width: 1200, height: 675, alt: '' },
  ...own,
});
const titles = (articles: readonly Article[]) => articles.map(({ title }) => title);

test('every word must match title, summary, author or topic', () => {
  const articles = [
    article('New locations', { summary: 'For the VPN', topics: [{ id: 'product-news', label: 'Product news' }] }),
    article('New people'),
  ];
  expect(titles(findArticles(articles, { query: 'vpn new', topic: '' }))).toEqual(['New locations']);
  expect(titles(findArticles(articles, { query: 'sundin new', topic: '' }))).toEqual(['New locations', 'New people']);
  expect(titles(findArticles(articles, { query: 'product', topic: '' }))).toEqual(['New locations']);
  expect(findArticles(articles, { query: 'new nothing', topic: '' })).toEqual([]);
});

test('the topic filters the results', () => {
  const articles = [article('a', { topics: [{ id: 'security', label: 'Security' }] }), article('b')];
  expect(titles(findArticles(articles, { query: '', topic: 'security' }))).toEqual(['a']);
  expect(titles(findArticles(articles, { query: '  ', topic: '' }))).toEqual(['a', 'b']);
});

test('letter case and accents are ignored', () => {
  const articles = [article('Ein Büro in Luleå'), article('كَلِمَة مرور')];
  expect(titles(findArticles(articles, { query: 'BURO lulea', topic: '' }))).toEqual(['Ein Büro in Luleå']);
  expect(titles(findArticles(articles, { query: 'كلمة', topic: '' }))).toEqual(['كَلِمَة مرور']);
});
