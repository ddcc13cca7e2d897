import type { Locale } from '#site/i18n/locale.ts';
import type { NavigationLink } from './navigation.ts';

type NavigationItemsProps = { locale: Locale; route: string; links: readonly NavigationLink[] };

/**
 * A list of links. The link of the current page is marked, and so is the link of the list it belongs to (`/news/…`).
 */
export function NavigationItems({ locale, route, links }: NavigationItemsProps) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.route}>
          <a href={locale.path(link.route)} aria-current={ariaCurrent(route, link.route)}>
            {locale.t(link.label)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ariaCurrent(route: string, link: string): 'page' | 'true' | undefined {
  if (route === link) return 'page';
  const section = link === '/products' ? '/product/' : `${link}/`;
  return link !== '/' && route.startsWith(section) ? 'true' : undefined;
}
