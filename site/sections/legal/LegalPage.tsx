import type { Locale } from '#site/i18n/locale.ts';
import type { LocalDocument } from '#site/queries/documents.ts';
import { Reading } from '#site/sections/article/Reading.tsx';
import { mainHeadings, localizedHtml } from '#site/sections/article/rendered.ts';
import { textLanguage } from '#site/sections/article/text-language.ts';
import { FallbackNotice } from '#site/sections/FallbackNotice.tsx';
import { Prose } from '#site/ui/Prose.tsx';
import { Changes } from './Changes.tsx';
import css from './LegalPage.module.css';
import { LegalCard } from './LegalCard.tsx';
import { LegalHead } from './LegalHead.tsx';

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
          <Prose html={localizedHtml(entry, locale)} {...text} />
          <section id="what-changed" className={css.changes} aria-labelledby="changes-title">
            <h2 id="changes-title">{t('legal.changes')}</h2>
            <Changes locale={locale} changes={changes} english={english.data.changes} />
          </section>
        </Reading>
      </article>
    </>
  );
}
