import type { Locale } from '#site/i18n/locale.ts';
import type { JobDocument } from '#site/queries/jobs.ts';
import { fileSizeLimit } from './file-size-limit.ts';
import { messageLabels } from './message-labels.ts';
import { formBasics } from './form-basics.ts';
import { protectionNotice } from './protection-notice.ts';

/**
 * Props of the application form.
 *
 * @param route path of the page
 * @param jobs jobs to select from; a single one is the job of the page
 *
 */
export function applicationProps(locale: Locale, route: string, jobs: readonly JobDocument[]) {
  const { t } = locale;
  const size = fileSizeLimit(locale);
  return {
    ...formBasics(locale, route),
    notice: protectionNotice(locale),
    jobs: jobs.map(({ slug, entry, isFallback }) => ({
      value: slug,
      label: entry.data.title,
      ...(isFallback && { lang: 'en' }),
    })),
    labels: {
      ...messageLabels(locale),
      submit: t('apply.form.send'),
      job: t('apply.form.job'),
      phone: t('apply.form.phone'),
      link: t('apply.form.link'),
      linkHint: t('apply.form.linkHint'),
      coverLetter: t('apply.form.letter'),
      coverLetterHint: t('apply.form.letterHint'),
      resume: {
        label: t('apply.form.resume'),
        hint: t('apply.form.resumeHint', { size }),
        remove: t('form.file.remove'),
      },
      consent: t('apply.form.consent'),
      draft: { restored: t('apply.draft.restored'), kept: t('apply.draft.kept'), discard: t('apply.draft.discard') },
    },
  };
}
