import type { FastifyReply } from 'fastify';
import { errorLabels, errorMessage, refusalLabels } from '#contracts/forms/error-labels.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import type { Context } from '#server/context.ts';
import type { Outcome, RefusalCode } from '#server/forms/outcome.ts';
import { answerPage } from './answer-page.ts';
import { markPage } from './edit-page.ts';
import { fillForm } from './fill-form.ts';
import { findFormPage } from './find-page.ts';

/** A form that is shown again. */
export type NativeAnswer = {
  form: FormName;
  status: number;
  /** Addresses of the page that it may stand on, best first. */
  paths: readonly (string | undefined)[];
  /** Tag; of the form's own page, where none of the paths is one. */
  language: string;
  /** What was typed. */
  texts: Readonly<Record<string, string>>;
  outcome: Extract<Outcome, { kind: 'invalid' }> | { kind: 'refused'; code: RefusalCode | 'too-large' | 'bad-request' };
};

/** Answers a form with its page: what is wrong, in the page's language, and what was typed. */
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
  // The visitor has to choose the résumé again: browsers don't keep files.
  if (form === 'application' && outcome.kind === 'invalid' && !Object.hasOwn(fields, 'resume'))
    errors.resume = label('form.error.file-again');
  const whole = label(outcome.kind === 'invalid' ? 'form.check' : refusalLabels[refusalOf(outcome.code)]);
  if (!page) return reply.code(status).type('text/plain; charset=utf-8').send(`${whole}\n`);
  // The newsletter's only field says it all.
  const summary = form === 'newsletter' && outcome.kind === 'invalid' ? undefined : whole;
  const state = { values: visible(texts), errors, summary, titlePrefix: label('form.notSent') };
  return answerPage(site, reply, page.file, status, (html) =>
    // The page is shown at `/forms/<form>`: its script must not look for it there in the visitor's language.
    markPage(fillForm(html, form, state), 'data-fixed'),
  );
}

/** The message of a code; the three kinds of spam share one. */
function refusalOf(code: RefusalCode | 'too-large' | 'bad-request'): keyof typeof refusalLabels {
  if (code === 'proof-needed' || code === 'proof-invalid') return 'spam';
  return code === 'bad-request' ? 'failed' : code;
}

/** The hidden fields are the page's own. */
function visible(texts: Readonly<Record<string, string>>): Record<string, string> {
  const hidden: readonly string[] = Object.values(hiddenFields);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !hidden.includes(name)));
}
