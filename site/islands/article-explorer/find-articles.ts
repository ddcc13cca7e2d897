import type { Article } from '#site/ui/ArticleCard.tsx';
import type { Choice } from './choice.ts';

/** The articles of a topic that hold every word of the query, in the order they came. */
export function findArticles(articles: readonly Article[], { query, topic }: Choice): Article[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    if (topic && !article.topics.some(({ id }) => id === topic)) return false;
    const { title, summary, author, topics } = article;
    const text = plain([title, summary, author, ...topics.map(({ label }) => label)].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Accents of European scripts and vowel marks of Arabic; the vowel signs of Hindi or Thai are letters and stay. */
const marks = /[\u0300-\u036f\u064b-\u0652]/g;

/** Text as it is compared: without letter case and marks, so that `luleå` and `lulea` are the same. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(marks, '').toLowerCase();
}
