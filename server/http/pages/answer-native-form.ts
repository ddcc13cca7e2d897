import type { FastifyReply } from 'fastify';
import type { LanguageTag } from '#locales/registry.ts';
import { errorLabels, errorMessage, refusalLabels } from '#contracts/forms/error-labels.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import type { Context } from '#server/context.ts';
import type { Outcome, RefusalCode } from '#server/forms/submit-form.ts';
import { answerPage } from './answer-page.ts';
import { markPage } from './edit-page.ts';
import { fillForm } from './fill-form.ts';
import { findFormPage } from './find-page.ts';

/** A rejected form, to be shown again. */
export type NativeAnswer = {
  form: FormName;
  status: number;
  /** Possible paths of the page with the form, in order of preference. */
  paths: readonly (string | undefined)[];
  /** Language tag of the form's own page, which is used when none of the paths is a page. */
  language: LanguageTag;
  /** The submitted texts. */
  texts: Readonly<Record<string, string>>;
  outcome: Extract<Outcome, { kind: 'invalid' }> | { kind: 'refused'; code: RefusalCode | 'too-large' | 'bad-request' };
};

/** Sends the form's page with the errors, in the page's language, and the submitted texts. */
export async function answerNativeForm(
  { site, labels }: Pick<Context, 'site' | 'labels'>,
  reply: FastifyReply,
  { form, status, paths, language, texts, outcome }: NativeAnswer,
): Promise<FastifyReply> {
  const page = findFormPage(site, form, paths, language);
  const label = (key = '') => labels(page?.locale.code ?? 'en', key);
  const fields = outcome.kind === 'invalid' ? outcome.fields : {};
  const table = errorLabels(form);
  const errors: Record<string, string> = Object.fromEntries(
    Object.entries(fields).map(([field, error]) => [field, label(errorMessage(table, field, error))]),
  );
  // Browsers don't keep files, so the visitor has to choose the résumé again.
  if (form === 'application' && outcome.kind === 'invalid' && !Object.hasOwn(fields, 'resume'))
    errors.resume = label('form.error.file-again');
  const whole = label(outcome.kind === 'invalid' ? 'form.check' : refusalLabels[refusalOf(outcome.code)]);
  if (!page) return reply.code(status).type('text/plain; charset=utf-8').send(`${whole}\n`);
  // The newsletter has one field, whose error is enough.
  const summary = form === 'newsletter' && outcome.kind === 'invalid' ? undefined : whole;
  const state = { values: visible(texts), errors, summary, titlePrefix: label('form.notSent') };
  return answerPage(site, reply, page.file, status, (html) =>
    // The response is at `/forms/<form>`, which has no version in the visitor's language to redirect to.
    markPage(fillForm(html, form, state), 'data-fixed'),
  );
}

/** Returns the label's name for a code; the three spam codes share one. */
function refusalOf(code: RefusalCode | 'too-large' | 'bad-request'): keyof typeof refusalLabels {
  if (code === 'proof-needed' || code === 'proof-invalid') return 'spam';
  return code === 'bad-request' ? 'failed' : code;
}

/** Omits hidden fields: the page has its own. */
function visible(texts: Readonly<Record<string, string>>): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}
