import { developerPages } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { storeAddress } from '#site/i18n/store-address.ts';
import { Close } from '#site/ui/icons/Close.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Button } from '#site/ui/Button.tsx';
import css from './Drawer.module.css';
import { NavigationItems } from './NavigationItems.tsx';
import { appLinks, drawerLinks } from './navigation.ts';

type DrawerProps = { locale: Locale; route: string };

/**
 * The menu on narrow screens: a dialog element shown as a popover. This opens faster than a modal dialog, because the
 * page behind stays as it is. It covers the screen, so a tap outside the panel closes it and reaches nothing behind it.
 * The browser moves the focus into it and back, with or without JavaScript; `site/inline/drawer.ts` traps the focus.
 */
export function Drawer({ locale, route }: DrawerProps) {
  const { t, language } = locale;
  return (
    <dialog
      id="menu"
      className={css.drawer}
      popover="auto"
      aria-labelledby="menu-title"
      aria-describedby="menu-description"
    >
      <div className={css.panel}>
        <h2 id="menu-title" className="visually-hidden">
          {t('header.menu.title')}
        </h2>
        <p id="menu-description" className="visually-hidden">
          {t('header.menu.description')}
        </p>
        <Button
          variant="icon"
          className={css.close}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('header.menu.close')}
        >
          <Close />
        </Button>
        <nav aria-label={t('header.menu.title')}>
          <NavigationItems locale={locale} route={route} links={drawerLinks} />
          <NavigationItems locale={locale} route={route} links={appLinks} />
        </nav>
        <ButtonLink
          href={storeAddress(developerPages.android, language.tag)}
          data-apple={storeAddress(developerPages.ios, language.tag)}
          target="_blank"
          rel="noopener"
          aria-label={t('header.download.label')}
        >
          {t('header.download')}
        </ButtonLink>
      </div>
      <button
        className={css.outside}
        type="button"
        popoverTarget="menu"
        popoverTargetAction="hide"
        tabIndex={-1}
        aria-hidden="true"
      />
    </dialog>
  );
}
