import type { Article } from '#site/ui/ArticleCard.tsx';
import type { Choice } from './choice.ts';

/** Filters articles by topic and by all words of the query; keeps the order. */
export function findArticles(articles: readonly Article[], { query, topic }: Choice): Article[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (topic && !article.topics.some(({ id }) => id === topic)) return false;
    const { title, summary, author, topics } = article;
    const text = normalize([title, summary, author, ...topics.map(({ label }) => label)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Accents of European scripts and vowel marks of Arabic; the vowel signs of Hindi or Thai are letters and stay. */
const diacritics = /[\u0300-\u036f\u064b-\u0652]/g;

/** Normalizes text for comparison: `luleå` equals `lulea`. */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(diacritics, '').toLowerCase();
}
