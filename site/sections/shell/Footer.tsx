import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import { Text } from '#site/ui/Text.tsx';
import css from './Footer.module.css';
import { footerColumns, legalLinks } from './navigation.ts';

type FooterProps = {
  locale: Locale;
  /** The newsletter form. */
  children?: ReactNode;
};

/** The newsletter form, three columns of links, the copyright notice, the legal links. */
export function Footer({ locale, children }: FooterProps) {
  const { t, path, number } = locale;
  const { street, postalCode, city } = company.address;
  return (
    <footer className={css.footer}>
      <Stack gap={4} align="start">
        <LogoMark width={40} height={40} />
        <Text tone="quiet">{t('footer.promise')}</Text>
        {children}
      </Stack>
      {footerColumns.map(({ title, links }) => (
        <nav key={title} aria-label={t(title)}>
          <h2>{t(title)}</h2>
          <ul>
            {links.map(({ route, label }) => (
              <li key={route}>
                <a href={path(route)}>{t(label)}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <Cluster justify="between" gap={4} align="start" className={css.end}>
        <p>
          {t('footer.copyright', {
            year: number(new Date().getUTCFullYear(), { useGrouping: false }),
            name: company.legalName,
          })}
          <br />
          <bdi>{`${street}, ${postalCode} ${city}`}</bdi>
        </p>
        <Cluster as="ul" gap={4}>
          {legalLinks.map(({ route, label }) => (
            <li key={route}>
              <a href={path(route)}>{t(label)}</a>
            </li>
          ))}
        </Cluster>
      </Cluster>
    </footer>
  );
}
