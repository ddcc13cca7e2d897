import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { company } from '#content/facts/company.ts';
import { formatTag } from '#locales/format-tag.ts';
import { languages, type LanguageTag } from '#locales/registry.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';

/** How long the result of the storage query is cached, ms, so that reloads don't put load on the database. */
const freshMs = 10_000;

/** A mail that has waited longer is late, s: by then several attempts have failed. */
const lateSeconds = 15 * 60;

/**
 * `GET <prefix>/status`: whether pages, forms and mails work, as known to this process. The HTML needs no file of the
 * build and no other service, so it is available when something else fails.
 */
export function getStatus(
  app: FastifyInstance,
  { site, outbox, labels, log, security }: StatusContext,
  now = Date.now,
): void {
  const headers = security.ofFile({ type: 'text/html', csp: { script: [], style: [statusStylesHash] } });
  let last: { at: number; state: Promise<ServiceState> } | undefined;
  const state = () => {
    if (!last || now() - last.at > freshMs) last = { at: now(), state: readState(outbox, log) };
    return last.state;
  };
  for (const { code, prefix, tag } of site.locales) {
    const address = prefix ? `/${prefix}/status` : '/status';
    app.get(address, async (_request, reply) => {
      const html = statusPage(await state(), {
        label: (key) => labels(code, key),
        tag,
        home: prefix ? `/${prefix}` : '/',
        now: new Date(now()),
      });
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    });
  }
}

type StatusContext = Pick<Context, 'site' | 'outbox' | 'labels' | 'log' | 'security'>;

/** Forms work while the storage responds, because they are stored before anything else. */
async function readState(outbox: StatusContext['outbox'], log: StatusContext['log']): Promise<ServiceState> {
  try {
    const { oldestAgeSeconds } = await outbox.stats();
    return { forms: 'working', mails: oldestAgeSeconds > lateSeconds ? 'late' : 'working' };
  } catch (error) {
    log.warn({ err: error }, 'storage unavailable for the status page');
    return { forms: 'failing', mails: 'late' };
  }
}

/** The state of forms and mails. Pages are not included: if the visitor sees this page, they work. */
type ServiceState = { forms: 'working' | 'failing'; mails: 'working' | 'late' };

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
function statusPage({ forms, mails }: ServiceState, { label, tag, home, now }: PageLabels): string {
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

/**
 * Inline styles of the status page, in the colors of the site. Inline, because the page has to work without any file of
 * the build.
 */
const statusStyles = `
:root{color-scheme:dark}
body{margin:0;background:oklch(.17 .035 262);color:oklch(.95 .01 262);font:1.0625rem/1.6 Manrope,system-ui,sans-serif}
main{max-width:40rem;margin:auto;padding:clamp(3rem,12vh,8rem) 20px}
h1{margin:0;font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.2;text-wrap:balance}
strong{font-size:1.25rem;font-weight:500}
table{width:100%;margin-block:2.5rem;border-collapse:collapse}
tr{border-block:1px solid oklch(.32 .04 262)}
th,td{padding-block:1rem;text-align:start;font-weight:400}
th{hyphens:auto;overflow-wrap:anywhere}
td{width:1%;padding-inline-start:clamp(.75rem,4vw,2rem);font-weight:600;white-space:nowrap}
td::before{content:'';display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.75rem;border:1px solid;border-radius:50%;background:oklch(.7 .19 25);color:oklch(.7 .19 25)}
[data-works] td::before{background:oklch(.8 .15 160);color:oklch(.8 .15 160)}
p{color:oklch(.76 .03 262)}
strong,a{color:oklch(.95 .01 262)}
a{text-underline-offset:.2em}
:focus-visible{outline:2px solid oklch(.83 .16 75);outline-offset:3px;border-radius:4px}
`;

/** Hash of these styles for the content security policy. */
const statusStylesHash = `sha256-${createHash('sha256').update(statusStyles).digest('base64')}`;
