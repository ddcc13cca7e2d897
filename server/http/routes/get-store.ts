import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { apps, type App } from '#content/facts/apps.ts';
import { appNames, storeLinks } from '#content/facts/company.ts';
import type { Context } from '#server/context.ts';
import { escapeHtml } from '#server/escape-html.ts';

/** The device by user agent. `mac-or-ipad`: iPads identify as Macs, and only a script can tell them apart. */
type Device = 'android' | 'ios' | 'mac-or-ipad' | 'other';

/**
 * `GET /get/{app}`: one address for all phones, for QR codes and posters. Redirects Android to Google Play, iPhones and
 * iPads to the App Store if the app is there, and everything else to the app's page, which shows all stores.
 *
 * Destinations are our own pages or from `content/facts/company.ts`; they contain nothing from the request.
 */
export function getStores(app: FastifyInstance, { security }: Pick<Context, 'security'>): void {
  for (const one of apps) {
    const chooser = choosingPage(one);
    const headers = chooser && security.ofFile({ type: 'text/html', csp: { script: [chooser.hash], style: [] } });
    app.get(`/get/${one.slug}`, (request, reply) => {
      const device = deviceOf(request.headers['user-agent']);
      reply.header('vary', 'User-Agent');
      if (chooser && device === 'mac-or-ipad') {
        return reply
          .headers(headers ?? {})
          .type('text/html; charset=utf-8')
          .send(chooser.html);
      }
      return reply.redirect(destination(one, device), 302);
    });
  }
}

/** Returns the device of a `User-Agent`. */
function deviceOf(userAgent = ''): Device {
  // Some browsers on Windows phones and televisions name all systems in their user agent.
  if (/Windows|Tizen|Web0S/.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (userAgent.includes('Android')) return 'android';
  return userAgent.includes('Macintosh') ? 'mac-or-ipad' : 'other';
}

function destination({ id, slug }: App, device: Device): string {
  const store = device === 'android' || device === 'ios' ? storeLinks[id][device] : undefined;
  return store ?? `/product/${slug}`;
}

/** A page whose script checks for a touch screen, which no Mac has. Without JavaScript it leads to the app's page. */
function choosingPage(app: App): { html: string; hash: string } | undefined {
  const store = storeLinks[app.id].ios;
  if (!store) return undefined;
  const page = destination(app, 'other');
  const script = `location.replace(navigator.maxTouchPoints>0?${JSON.stringify(store)}:${JSON.stringify(page)})`;
  const name = escapeHtml(appNames[app.id]);
  return {
    html:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title>` +
      `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><script>${script}</script>` +
      `<noscript><meta http-equiv="refresh" content="0;url=${page}"></noscript></head>` +
      `<body><p><a href="${page}">${name}</a></p></body></html>\n`,
    hash: `sha256-${createHash('sha256').update(script).digest('base64')}`,
  };
}
