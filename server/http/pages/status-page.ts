import { company } from '#content/facts/company.ts';
import { formatTag } from '#locales/format-tag.ts';
import { languages, type LanguageTag } from '#locales/registry.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { statusStyles } from './status-styles.ts';

/** The state of forms and mails. Pages are not included: if the visitor sees this page, they work. */
export type ServiceState = { forms: 'working' | 'failing'; mails: 'working' | 'late' };

type PageLabels = {
  /** Returns the text of a key in the page's language. */
  label: (key: string) => string;
  /** BCP 47 language tag. */
  tag: LanguageTag;
  /** Path of the home page. */
  home: string;
  now: Date;
};

/** Renders the status page, which needs no files and no scripts. */
export function statusPage({ forms, mails }: ServiceState, { label, tag, home, now }: PageLabels): string {
  const direction = languages.find((language) => language.tag === tag)?.direction ?? 'ltr';
  const isWorking = forms === 'working' && mails === 'working';
  const words = {
    title: label('status.title'),
    summary: label(isWorking ? 'status.all' : 'status.some'),
    rows: [
      { works: true, cells: [label('status.pages'), label('status.working')] },
      {
        works: forms === 'working',
        cells: [label('status.forms'), label(forms === 'working' ? 'status.working' : 'status.failing')],
      },
      {
        works: mails === 'working',
        cells: [label('status.mails'), label(mails === 'working' ? 'status.working' : 'status.late')],
      },
    ],
    checked: label('status.checked'),
    write: label('status.write'),
    home: label('status.home'),
  };
  const rows = words.rows.map(
    ({ works, cells }) =>
      `<tr${works ? ' data-works' : ''}><th scope="row">${cells.map(escapeHtml).join('</th><td>')}</td></tr>`,
  );
  const time = new Intl.DateTimeFormat(formatTag(tag), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(now);
  const mail = company.mail.support;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(`${words.title} · ${company.name}`)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<style>${statusStyles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p><strong>${escapeHtml(words.summary)}</strong></p>
<table>
${rows.join('\n')}
</table>
<p>${escapeHtml(words.checked)} <time datetime="${now.toISOString()}">${escapeHtml(time)}</time></p>
<p>${escapeHtml(words.write)} <a href="mailto:${mail}">${mail}</a></p>
<p><a href="${home}">${escapeHtml(words.home)}</a></p>
</main>
</body>
</html>
`;
}
