import { appById } from '#content/facts/apps.ts';
import { appNames } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Disclosure } from '#site/ui/Disclosure.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import { Section } from '#site/ui/Section.tsx';
import css from './Guide.module.css';
import { worries } from './worries.ts';

type GuideProps = { locale: Locale };

/** From what worries somebody to the app for it, or to what the phone can do by itself. */
export function Guide({ locale: { t, path } }: GuideProps) {
  return (
    <Section className={css.guide} aria-labelledby="guide-title">
      <div>
        <h2 id="guide-title">{t('products.guide.title')}</h2>
        <p>{t('products.guide.lead')}</p>
      </div>
      <div>
        {worries.map(({ question, answer, apps }) => (
          <Disclosure key={question} summary={<h3>{t(question)}</h3>}>
            <p>{t(answer)}</p>
            <ul className={css.apps}>
              {apps.map((id) => (
                <li key={id}>
                  <a href={path(`/product/${appById(id).slug}`)}>
                    <AppIcon app={id} width={28} height={28} />
                    {appNames[id]}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
    </Section>
  );
}
