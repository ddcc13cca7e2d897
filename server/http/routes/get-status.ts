import type { FastifyInstance } from 'fastify';
import { statusId, statusStates, statusTimeIds, type StatusPart, type StatusState } from '#contracts/status-states.ts';
import { localPath } from '#locales/addresses.ts';
import { formatTag } from '#locales/format-tag.ts';
import type { LanguageTag } from '#locales/registry.ts';
import type { Context } from '#server/context.ts';
import { editPage, elementWithId, setAttributes, setText } from '#server/http/pages/edit-page.ts';
import { sendChangedPage } from '#server/http/static/send-file.ts';

/** How long the result is cached, ms: however often the page is requested, the database is written this often at most. */
const freshMs = 10_000;

/** A mail that has waited longer is late, s: by then several attempts have failed. */
const lateSeconds = 15 * 60;

/**
 * `GET <prefix>/status`: the built page with the states of forms and mails, as known to this process; 503 when forms
 * don't work. The page is in memory, so it is available when the disk or the database is not.
 */
export function getStatus(app: FastifyInstance, context: StatusContext): void {
  const { site } = context;
  let last: { at: number; state: Promise<ServiceState> } | undefined;
  for (const locale of site.locales) {
    const address = localPath(locale, '/status');
    const page = site.files.get(address);
    if (!page) continue;
    app.get(address, async (_request, reply) => {
      if (!last || Date.now() - last.at > freshMs) last = { at: Date.now(), state: readState(context) };
      const { forms, mails } = await last.state;
      if (forms === 'failing') reply.code(503).header('retry-after', 30);
      const summary = forms === 'failing' ? 'forms' : mails === 'working' ? 'all' : mails;
      const checked = new Date(last.at);
      return sendChangedPage(site, page, reply, (html) =>
        fillStatus(html, { summary, forms, mails }, checked, locale.tag),
      );
    });
  }
}

type StatusContext = Pick<Context, 'site' | 'config' | 'storage' | 'outbox' | 'log'>;

/** Forms work while the storage can be written, because they are stored before anything else. */
async function readState({ config, storage, outbox, log }: StatusContext): Promise<ServiceState> {
  try {
    // A commit, because a full disk fails only then. The table has one row.
    await storage.write((db) => db.updateTable('clock_checks').set({ id: 1 }).execute());
    const { oldestAgeSeconds, isDelivering } = await outbox.stats();
    const mails = isDelivering ? (oldestAgeSeconds > lateSeconds ? 'late' : 'working') : 'undelivered';
    return { forms: 'working', mails: config.smtpUrl === undefined ? 'nobody' : mails };
  } catch (error) {
    log.warn({ err: error }, 'storage unavailable for the status page');
    return { forms: 'failing', mails: 'late' };
  }
}

/** The state of forms and mails. Pages work if the visitor sees this one. */
type ServiceState = { forms: StatusState<'forms'>; mails: StatusState<'mails'> };

/** What the status page shows. */
type ShownStatus = { readonly [Part in StatusPart]: StatusState<Part> };

/**
 * Shows states in the built status page (`site/sections/status/StatusPage.tsx`), which contains all of them.
 *
 * @param checked when they were read, shown in UTC
 * @throws Error when the page lacks an element
 */
function fillStatus(html: string, status: ShownStatus, checked: Date, language: LanguageTag): string {
  return editPage(html, (elements) => {
    const place = (id: string) => elementWithId(elements, id);
    const time = place(statusTimeIds.time);
    return [
      ...parts.flatMap((part) =>
        statusStates[part].map((state) => {
          const hidden = state === status[part] ? undefined : '';
          return setAttributes(place(statusId(part, state)), { hidden });
        }),
      ),
      setAttributes(place(statusTimeIds.line), { hidden: undefined }),
      setAttributes(time, { datetime: checked.toISOString() }),
      setText(time, timeText(checked, language)),
    ];
  });
}

/** Date and time in UTC. Lines don't break within the time. */
function timeText(time: Date, language: LanguageTag): string {
  const format = new Intl.DateTimeFormat(formatTag(language), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: 'UTC',
  });
  const pieces = format.formatToParts(time);
  const isOfTime = (index: number) => timePieces.has(pieces[index]?.type ?? '');
  return pieces
    .map(({ value }, index) => (isOfTime(index - 1) && isOfTime(index + 1) ? value.replaceAll(' ', '\u00A0') : value))
    .join('');
}

const timePieces: ReadonlySet<string> = new Set(['dayPeriod', 'hour', 'minute', 'timeZoneName']);

const parts = Object.keys(statusStates) as StatusPart[];
