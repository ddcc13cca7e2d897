/** A kind of document that `npm run new` creates. */
export type NewDocument = { folder: string; extension: 'md'; text: (title: string, today: string) => string };

const article = (title: string, today: string, own: string) => `---
title: ${JSON.stringify(title)}
summary: >-
  TODO: one or two sentences for search engines, cards and feeds; 110 to 160 characters.
author: TODO full name
date: ${today}
image: 2026-11-reporting-faults.svg # TODO: this article's own picture
imageAlt: TODO what the illustration shows, for people who do not see it.
apps: []
${own}
draft: true
---

TODO: say in a sentence or two what this is about and for whom.

## TODO: the first heading

TODO: the text. Links to our own pages are written as in English: [the VPN](/product/vpn).
`;

/** Templates for new documents. They are drafts: shown in development, not published. */
export const newDocuments = {
  post: {
    folder: 'blog',
    extension: 'md',
    text: (title, today) => article(title, today, 'tags: [privacy]'),
  },
  news: {
    folder: 'news',
    extension: 'md',
    text: (title, today) => article(title, today, 'category: product-news'),
  },
  job: {
    folder: 'jobs',
    extension: 'md',
    text: (title, today) => `---
title: ${JSON.stringify(title)}
summary: >-
  TODO: one or two sentences; 110 to 160 characters.
team: engineering
location: Luleå, Sweden, or remote in Europe
place: lulea
remote: true
type: full-time
posted: ${today}
closes: ${inThreeMonths(today)}
draft: true
---

TODO: what the work is.

## What you will do

- TODO

## What you bring

- TODO
`,
  },
  doc: {
    folder: 'docs',
    extension: 'md',
    text: (title) => `---
title: ${JSON.stringify(title)}
summary: >-
  TODO: what the reader can do afterwards; 110 to 160 characters.
order: 900
draft: true
---

TODO: what one needs before the first step.

## TODO: the first task

1. Open **Settings**.
2. Tap **TODO**.
`,
  },
} as const satisfies Record<string, NewDocument>;

function inThreeMonths(today: string): string {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() + 3);
  return day.toISOString().slice(0, 10);
}
