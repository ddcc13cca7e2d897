import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apps } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';

/**
 * `GET /get/{app}`: one address for all phones, for QR codes and posters. Redirects Android to Google Play, iPhones and
 * iPads to the App Store if the app is there, and everything else to the app's page, which shows all stores.
 *
 * Destinations are our own pages or from `content/facts/company.ts`; they contain nothing from the request.
 */
export function getStores(app: FastifyInstance, { security }: Pick<Context, 'security'>): void {
  for (const { id, slug } of apps) {
    const page = `/product/${slug}`;
    const { android = page, ios = page } = storeLinks[id];
    const script = `location.replace(navigator.maxTouchPoints>0?${JSON.stringify(ios)}:${JSON.stringify(page)})`;
    const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    const headers = security.ofFile({ type: 'text/html', csp: { script: [hash], style: [] } });
    const html = choosingPage(appNames[id], page, script);
    app.get(`/get/${slug}`, (request, reply) => {
      const device = deviceOf(request.headers['user-agent']);
      reply.header('vary', 'User-Agent');
      if (device === 'mac-or-ipad' && ios !== page) {
        return reply.headers(headers).type('text/html; charset=utf-8').send(html);
      }
      return reply.redirect(device === 'android' ? android : device === 'ios' ? ios : page, 302);
    });
  }
}

/** Returns the device of a `User-Agent`. iPads identify as Macs, and only a script can tell them apart. */
function deviceOf(userAgent = ''): 'android' | 'ios' | 'mac-or-ipad' | 'other' {
  // Some browsers on Windows phones and televisions name all systems in their user agent.
  if (/Windows|Tizen|Web0S/.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Macintosh') ? 'mac-or-ipad' : 'other';
}

/** A page whose script checks for a touch screen, which no Mac has. Without JavaScript it leads to the app's page. */
function choosingPage(name: string, page: string, script: string): string {
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><script>${script}</script>` +
    `<noscript><meta http-equiv="refresh" content="0;url=${page}"></noscript></head>` +
    `<body><p><a href="${page}">${escapeHtml(name)}</a></p></body></html>\n`
  );
}
