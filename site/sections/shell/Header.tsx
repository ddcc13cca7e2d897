import type { ReactNode } from 'react';
import { company, developerPages } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { Download } from '#site/ui/icons/Download.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import { Menu } from '#site/ui/icons/Menu.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Button } from '#site/ui/Button.tsx';
import { Drawer } from './Drawer.tsx';
import css from './Header.module.css';
import { LanguageList } from './LanguageList.tsx';
import { NavigationItems } from './NavigationItems.tsx';
import { barLinks } from './navigation.ts';

type HeaderProps = {
  locale: Locale;
  route: string;
  /** The search island. */
  search?: ReactNode;
};

/** Logo, main links, search, language list, download button, and the menu button. */
export function Header({ locale, route, search }: HeaderProps) {
  const { t, path, language } = locale;
  return (
    <header className={css.header} data-unprinted="">
      <a className={css.logo} href={path('/')} aria-label={t('header.logo', { name: company.name })}>
        <LogoMark width={32} height={32} />
        <span>{company.name}</span>
      </a>
      <nav className={css.bar} data-hidden="below-desk" aria-label={t('header.navigation')}>
        <NavigationItems locale={locale} route={route} links={barLinks} />
      </nav>
      <div className={css.tools}>
        {search}
        <LanguageList locale={locale} route={route} />
        <ButtonLink
          variant="pill"
          className={css.download}
          data-hidden="phone"
          href={storeAddress(developerPages.android, language.tag)}
          data-apple={storeAddress(developerPages.ios, language.tag)}
          target="_blank"
          rel="noopener"
          aria-label={t('header.download.label')}
        >
          <Download />
          <span>{t('header.download')}</span>
        </ButtonLink>
        <Button
          variant="icon"
          className={css.hamburger}
          data-hidden="desk"
          type="button"
          popoverTarget="menu"
          aria-label={t('header.menu.open')}
        >
          <Menu width={30} height={30} />
        </Button>
      </div>
      <Drawer locale={locale} route={route} />
    </header>
  );
}
