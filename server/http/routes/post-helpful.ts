import type { FastifyInstance } from 'fastify';
import { helpfulFields, helpfulPath, thanksId, type HelpfulAnswer } from '#contracts/forms/helpful.ts';
import { prefixOf } from '#locales/addresses.ts';
import type { BuildCode } from '#locales/registry.ts';
import type { Context } from '#server/context.ts';
import { boundedOr } from '#server/forms/bound-text.ts';
import { textsOf } from '#server/forms/read-native-form.ts';
import { RequestProblem } from '#server/requests/request-problem.ts';
import { networkOf } from '#server/requests/client-network.ts';
import { localeOf } from '#server/http/pages/find-page.ts';
import { saltHours, type RateRule } from '#server/storage/rate-limits.ts';
import type { Storage } from '#server/storage/storage.ts';

/** More pages than a person reads in ten minutes. */
const perNetwork: RateRule = { name: 'helpful', limit: 30, windowSeconds: 600 };

/** Counts one answer per page, network and day; further ones get the same response. */
const perPage: RateRule = { name: 'helpful-page', limit: 1, windowSeconds: saltHours * 3_600 };

/** Longer than the address of any page with its anchor. */
const maxAddressLength = 300;

/** `POST /forms/helpful`: "Was this helpful?" of a question or a guide. 303 to the thanks on the same page. */
export function postHelpful(app: FastifyInstance, context: Context): void {
  app.post(helpfulPath, async (request, reply) => {
    const texts = textsOf(request);
    const answer = texts[helpfulFields.answer];
    const place = await findPlace(context, boundedOr(texts[helpfulFields.page], maxAddressLength));
    if (!place || (answer !== 'yes' && answer !== 'no')) throw new RequestProblem(400);
    const network = networkOf(request.ip);
    const turn = await context.limits.take(perNetwork, network);
    if (!turn.allowed) throw new RequestProblem(429, turn.retryAfterSeconds);
    const { page, language, thanks } = place;
    const first = await context.limits.take(perPage, `${network} ${language} ${page}`);
    if (first.allowed) await countVote(context.storage, { page, language, answer });
    return reply.redirect(thanks, 303);
  });
}

/** Returns the page or question of an address if it has the form; other addresses could fill the table. */
async function findPlace({ site }: Pick<Context, 'site'>, written: string) {
  const [, address = '', anchor] = /^(\/[\w/-]+)(?:#([a-z0-9-]{1,80}))?$/.exec(written) ?? [];
  const file = site.files.get(address);
  const locale = localeOf(site, address);
  const route = address.slice(prefixOf(locale).length);
  if (!file || !/^\/(faq|documentation)\/[\w-]+$/.test(route)) return undefined;
  const id = thanksId(anchor);
  const html = (await site.read(file)).toString();
  if (!html.includes(`id="${id}"`)) return undefined;
  return {
    page: anchor ? `${route}#${anchor}` : route,
    language: locale.code,
    thanks: `${address}#${id}`,
  };
}

/**
 * Counts a vote. Nothing about the visitor is stored.
 *
 * @param page English address, with an anchor for a question: `/faq/FAQVPNAndroid#kill-switch`
 * @param language of the page
 * @throws StorageUnavailable
 */
export async function countVote(
  storage: Storage,
  { page, language, answer }: { page: string; language: BuildCode; answer: HelpfulAnswer },
): Promise<void> {
  const [helpful, unhelpful] = answer === 'yes' ? [1, 0] : [0, 1];
  await storage.write((db) =>
    db
      .insertInto('helpful_votes')
      .values({ page, language, helpful, unhelpful })
      .onConflict((conflict) =>
        conflict.columns(['page', 'language']).doUpdateSet((row) => ({
          helpful: row('helpful_votes.helpful', '+', helpful),
          unhelpful: row('helpful_votes.unhelpful', '+', unhelpful),
        })),
      )
      .execute(),
  );
}
