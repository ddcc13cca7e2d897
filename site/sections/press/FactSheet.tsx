import { apps } from '#content/facts/apps.ts';
import { appNames, company } from '#content/facts/company.ts';
import { addressIn } from '#content/facts/fact-texts.ts';
import { vpnLocations } from '#content/facts/vpn.ts';
import { platformKey } from '#site/i18n/app-keys.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Figures } from '#site/sections/Figures.tsx';
import { Section } from '#site/ui/Section.tsx';
import { AppLink } from '#site/ui/AppLink.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import { Split } from '#site/ui/Split.tsx';
import { Stack } from '#site/ui/Stack.tsx';

/** Figures and facts about the company, from the same files as on all other pages. */
export function FactSheet({ locale }: { locale: Locale }) {
  const { t, path, language } = locale;
  const facts = [
    { name: t('footer.company'), value: <bdi>{company.legalName}</bdi> },
    { name: t('press.facts.founded'), value: <bdi>{locale.number(company.founded, { useGrouping: false })}</bdi> },
    { name: t('contact.address.title'), value: <bdi>{addressIn(language.tag)}</bdi> },
    { name: t('press.facts.registration'), value: <bdi>{company.registrationNumber}</bdi> },
    { name: t('press.facts.locations'), value: <bdi>{locale.number(vpnLocations.length)}</bdi> },
    {
      name: t('press.facts.audit'),
      value: (
        <>
          {t('press.facts.none')} · <a href={path('/trust')}>{t('footer.trust')}</a>
        </>
      ),
    },
  ];
  return (
    <Section aria-labelledby="press-facts">
      <h2 id="press-facts">{t('press.facts.title')}</h2>
      <Split gap={6}>
        <Stack gap={5}>
          <Figures locale={locale} ids={['activeUsers', 'averageRating', 'countries', 'languages']} size="small" />
          <Facts facts={facts} />
        </Stack>
        <Stack as="ul" gap={3} aria-label={t('footer.products')}>
          {apps.map((app) => (
            <AppLink
              key={app.id}
              app={app.id}
              href={path(`/product/${app.slug}`)}
              name={appNames[app.id]}
              text={[...app.platforms.map((platform) => t(platformKey[platform])), t(app.price.short)].join(' · ')}
            />
          ))}
        </Stack>
      </Split>
    </Section>
  );
}
