import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { company } from '#content/facts/company.ts';
import { formatTag } from '#locales/format-tag.ts';
import { localPath } from '#locales/addresses.ts';
import { languages } from '#locales/registry.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { SiteLocale } from '#server/http/static/load-site.ts';

/** How long the result of the storage query is cached, ms, so that reloads don't put load on the database. */
const freshMs = 10_000;

/** A mail that has waited longer is late, s: by then several attempts have failed. */
const lateSeconds = 15 * 60;

/**
 * `GET <prefix>/status`: whether pages, forms and mails work, as known to this process. The HTML needs no file of the
 * build and no other service, so it is available when something else fails.
 */
export function getStatus(app: FastifyInstance, context: StatusContext): void {
  const { site, labels, security } = context;
  const headers = security.ofFile({ type: 'text/html', csp: { script: [], style: [statusStylesHash] } });
  let last: { at: number; state: Promise<ServiceState> } | undefined;
  for (const locale of site.locales) {
    app.get(localPath(locale, '/status'), async (_request, reply) => {
      if (!last || Date.now() - last.at > freshMs) last = { at: Date.now(), state: readState(context) };
      const html = statusPage(await last.state, locale, (key) => labels(locale.code, key));
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    });
  }
}

type StatusContext = Pick<Context, 'site' | 'outbox' | 'labels' | 'log' | 'security'>;

/** Forms work while the storage responds, because they are stored before anything else. */
async function readState({ outbox, log }: Pick<Context, 'outbox' | 'log'>): Promise<ServiceState> {
  try {
    const { oldestAgeSeconds } = await outbox.stats();
    return { forms: 'status.working', mails: oldestAgeSeconds > lateSeconds ? 'status.late' : 'status.working' };
  } catch (error) {
    log.warn({ err: error }, 'storage unavailable for the status page');
    return { forms: 'status.failing', mails: 'status.late' };
  }
}

/** Label keys for the state of forms and mails. Pages work if the visitor sees this one. */
type ServiceState = { forms: 'status.working' | 'status.failing'; mails: 'status.working' | 'status.late' };

/**
 * Renders the status page, which needs no files and no scripts.
 *
 * @param label returns the text of a key in the page's language
 */
function statusPage({ forms, mails }: ServiceState, locale: SiteLocale, label: (key: string) => string): string {
  const { tag } = locale;
  const now = new Date();
  const direction = languages.find((language) => language.tag === tag)?.direction ?? 'ltr';
  const text = (key: string) => escapeHtml(label(key));
  const row = (service: string, state: string) =>
    `<tr${state === 'status.working' ? ' data-works' : ''}><th scope="row">${text(service)}</th><td>${text(state)}</td></tr>`;
  const isWorking = forms === 'status.working' && mails === 'status.working';
  const time = new Intl.DateTimeFormat(formatTag(tag), { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  const mail = company.mail.support;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<title>${text('status.title')} · ${escapeHtml(company.name)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="description" content="${text('status.scope')}">
<meta name="robots" content="noindex">
<style>${statusStyles}</style>
</head>
<body>
<main>
<h1>${text('status.title')}</h1>
<p><strong>${text(isWorking ? 'status.all' : 'status.some')}</strong></p>
<p>${text('status.scope')}</p>
<table>
${row('status.pages', 'status.working')}
${row('status.forms', forms)}
${row('status.mails', mails)}
</table>
<p>${text('status.checked')} <time datetime="${now.toISOString()}">${escapeHtml(time.format(now))}</time></p>
<p>${text('status.write')} <a href="mailto:${mail}">${mail}</a></p>
<p><a href="${localPath(locale, '/')}">${text('status.home')}</a></p>
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
