import { developerPages } from '#content/facts/company.ts';
import type { Locale } from '#site/i18n/locale.ts';
import { Close } from '#site/ui/icons/Close.tsx';
import css from './Drawer.module.css';
import { NavigationItems } from './NavigationItems.tsx';
import { drawerLinks } from './navigation.ts';

type DrawerProps = { locale: Locale; route: string };

/**
 * The menu of narrow screens: a native dialog at the inline end. The browser keeps the focus inside, gives it back, and
 * closes it by Escape, by a tap outside and by its button, with or without JavaScript.
 */
export function Drawer({ locale, route }: DrawerProps) {
  const { t } = locale;
  return (
    <dialog
      id="menu"
      className={css.drawer}
      popover="auto"
      closedby="any"
      aria-labelledby="menu-title"
      aria-describedby="menu-description"
    >
      <h2 id="menu-title" className="visually-hidden">
        {t('header.menu.title')}
      </h2>
      <p id="menu-description" className="visually-hidden">
        {t('header.menu.description')}
      </p>
      <button
        className={css.close}
        type="button"
        {...{ command: 'close', commandfor: 'menu' }}
        popoverTarget="menu"
        popoverTargetAction="hide"
        aria-label={t('header.menu.close')}
      >
        <Close />
      </button>
      <nav aria-label={t('header.menu.title')}>
        <NavigationItems locale={locale} route={route} links={drawerLinks} />
      </nav>
      <a
        className={css.download}
        href={developerPages.android}
        data-apple={developerPages.ios}
        target="_blank"
        rel="noopener"
      >
        {t('header.download')}
      </a>
    </dialog>
  );
}
