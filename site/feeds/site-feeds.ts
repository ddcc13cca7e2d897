/** The feeds of the site: news, blog and open jobs, each in every language. */
import { company } from '#content/facts/company.ts';
import { withoutJoiners } from '#locales/keep-together.ts';
import { buildConfig } from '#site/build-config.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { articlesIn, topicsOf, type ArticleKind } from '#site/queries/articles.ts';
import { openJobs } from '#site/queries/jobs.ts';
import { illustration } from '#site/sections/article/illustration.ts';
import { kinds, topicKey } from '#site/sections/article/kinds.ts';
import { localizedHtml } from '#site/sections/article/rendered.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { teamKey } from '#site/sections/careers/job-keys.ts';
import { absolute } from '#site/seo/absolute.ts';
import { absoluteAddresses, type Feed, type FeedEntry } from './feed.ts';

/** Maximum articles in a feed: enough for readers that poll once a month. */
const maxArticles = 30;

/** The feed of news or blog. */
export async function articleFeed(locale: Locale, kind: ArticleKind): Promise<Feed> {
  const { t, language } = locale;
  const { route, labels } = kinds[kind];
  const articles = (await articlesIn(kind, language)).slice(0, maxArticles);
  const entries = articles.map(({ slug, entry, isFallback }): FeedEntry => {
    const { title, summary, author, date, image } = entry.data;
    return {
      ...entryOf(locale, `${route}/${slug}`, { title, summary, html: localizedHtml(entry, locale), isFallback }),
      published: date,
      author,
      topics: topicsOf(entry).map((topic) => t(topicKey[topic])),
      image: absolute(illustration(image, `content/${kind}/${entry.id}.md`).src),
    };
  });
  return feedOf(locale, route, t(labels.title), t(labels.description), entries);
}

/** The feed of open jobs. */
export async function jobFeed(locale: Locale): Promise<Feed> {
  const { t, language } = locale;
  const jobs = await openJobs(language);
  const entries = jobs.map(({ slug, entry, isFallback }): FeedEntry => {
    const { title, summary, team, posted } = entry.data;
    return {
      ...entryOf(locale, `/careers/${slug}`, { title, summary, html: localizedHtml(entry, locale), isFallback }),
      published: posted,
      topics: [t(teamKey[team])],
    };
  });
  return feedOf(locale, '/careers', t('careers.title'), t('careers.description'), entries);
}

type Text = { title: string; summary: string; html: string; isFallback: boolean };

/** Fields common to all entries. */
function entryOf({ path }: Locale, route: string, { title, summary, html, isFallback }: Text) {
  const { lang } = textLanguage(isFallback);
  return {
    address: absolute(path(route)),
    title: withoutJoiners(title),
    summary: withoutJoiners(summary),
    html: withoutJoiners(absoluteAddresses(html, buildConfig.siteUrl)),
    ...(lang && { language: lang }),
  };
}

function feedOf(
  { language, path }: Locale,
  route: string,
  title: string,
  description: string,
  entries: readonly FeedEntry[],
): Feed {
  return {
    title: `${company.name}: ${withoutJoiners(title)}`,
    description: withoutJoiners(description),
    language: language.tag,
    page: absolute(path(route)),
    addresses: { atom: absolute(path(`${route}/feed.xml`)), json: absolute(path(`${route}/feed.json`)) },
    publisher: company.name,
    entries,
  };
}
