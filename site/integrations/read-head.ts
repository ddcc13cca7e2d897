import { Parser } from 'htmlparser2';

/** What search engines read in a page's head. */
type PageHead = {
  canonical: string | undefined;
  /** Modification date in the structured data, `2026-03-04`; pages built from labels and lists have none. */
  modified: string | undefined;
};

/** Parses the head of a built page. */
export function readHead(html: string): PageHead {
  let canonical: string | undefined;
  let data = '';
  let isData = false;
  const parser = new Parser({
    onopentag: (name, { rel, href, type }) => {
      if (name === 'link' && rel === 'canonical') canonical = href;
      isData = name === 'script' && type === 'application/ld+json';
    },
    ontext: (text) => {
      if (isData) data += text;
    },
    onclosetag: () => {
      isData = false;
    },
  });
  const end = html.indexOf('</head>');
  parser.end(end < 0 ? html : html.slice(0, end));
  return { canonical, modified: modifiedDay(data) };
}

/** The first date in a page's block of structured data (`site/seo/structured-data.ts`). */
function modifiedDay(data: string): string | undefined {
  if (data === '') return undefined;
  const { '@graph': things } = JSON.parse(data) as {
    '@graph': readonly { dateModified?: string; datePosted?: string }[];
  };
  return things.map(({ dateModified, datePosted }) => dateModified ?? datePosted).find(Boolean);
}
