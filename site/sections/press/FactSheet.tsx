import { apps } from '#content/facts/apps.ts';
import { appNames, company } from '#content/facts/company.ts';
import { addressIn } from '#content/facts/fact-texts.ts';
import { vpnLocations } from '#content/facts/vpn.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Figures } from '#site/sections/Figures.tsx';
import { Section } from '#site/ui/Section.tsx';
import { AppIcon } from '#site/ui/icons/AppIcon.tsx';
import css from './FactSheet.module.css';

/** Figures and facts about the company, from the same files as on all other pages. */
export function FactSheet({ locale }: { locale: Locale }) {
  const { t, path, language } = locale;
  const facts = [
    [t('footer.company'), company.legalName],
    [t('press.facts.founded'), locale.number(company.founded, { useGrouping: false })],
    [t('contact.address.title'), addressIn(language.tag)],
    [t('press.facts.registration'), company.registrationNumber],
    [t('products.compare.price'), t('products.compare.plan')],
    [t('press.facts.locations'), locale.number(vpnLocations.length)],
  ] as const;
  return (
    <Section aria-labelledby="press-facts">
      <h2 id="press-facts">{t('press.facts.title')}</h2>
      <Figures locale={locale} ids={['activeUsers', 'averageRating', 'countries', 'languages']} />
      <div className={css.facts}>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t('press.facts.audit')}</dt>
            <dd>
              {t('press.facts.none')} · <a href={path('/trust')}>{t('footer.trust')}</a>
            </dd>
          </div>
        </dl>
        <ul className={css.apps} aria-label={t('footer.products')}>
          {apps.map((app) => (
            <li key={app.id}>
              <AppIcon app={app.id} />
              <div>
                <a href={path(`/product/${app.slug}`)}>{appNames[app.id]}</a>
                <small>{app.platforms.map((platform) => t(platformKey[platform])).join(' · ')}</small>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
