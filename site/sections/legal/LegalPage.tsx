import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { Reading } from '#site/sections/article/Reading.tsx';
import { mainHeadings, localizedHtml } from '#site/sections/article/rendered.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Heading } from '#site/ui/Heading.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Changes } from './Changes.tsx';
import { LegalCard } from './LegalCard.tsx';
import { LegalHead } from './LegalHead.tsx';
import css from './LegalPage.module.css';
import { markMissingApps } from './mark-missing-apps.ts';
import '#site/ui/tag.css';

type LegalPageProps = { locale: Locale; document: LocalDocument<'legal'> };

/** The privacy policy or the terms: effective date, text, changes. */
export function LegalPage({ locale, document: { entry, english, isFallback } }: LegalPageProps) {
  const { t, date } = locale;
  const { title, summary, version, changes } = entry.data;
  const [newest] = changes;
  const text = textLanguage(isFallback);
  return (
    <>
      <article>
        <LegalHead
          title={title}
          summary={summary}
          text={text}
          version={t('legal.version', { date: date(version) })}
          changes={{ anchor: 'what-changed', label: t('legal.changes') }}
        />
        <Reading
          locale={locale}
          headings={mainHeadings(entry)}
          text={text}
          card={
            newest && (
              <LegalCard locale={locale} change={newest} english={english.data.changes[0]} anchor="what-changed" />
            )
          }
        >
          {isFallback && <FallbackNotice locale={locale} />}
          <Prose
            html={markMissingApps(localizedHtml(entry, locale), t('store.ios.off'))}
            className={css.text}
            {...text}
          />
          <Stack as="section" id="what-changed" aria-labelledby="changes-title">
            <Heading level={2} size="h3" id="changes-title">
              {t('legal.changes')}
            </Heading>
            <Changes locale={locale} changes={changes} english={english.data.changes} />
          </Stack>
        </Reading>
      </article>
    </>
  );
}
