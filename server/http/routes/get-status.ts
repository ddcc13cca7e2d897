import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { statusStylesHash } from '#server/http/pages/status-styles.ts';
import { statusPage, type ServiceState } from '#server/http/pages/status-page.ts';

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
