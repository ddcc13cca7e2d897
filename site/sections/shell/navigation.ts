import type { LabelKey } from '#site/i18n/resources.ts';

export type NavigationLink = { route: string; label: LabelKey };

/** The links of the header, in order. */
export const barLinks: readonly NavigationLink[] = [
  { route: '/', label: 'header.home' },
  { route: '/products', label: 'header.products' },
  { route: '/news', label: 'header.news' },
  { route: '/about', label: 'header.about' },
  { route: '/support', label: 'header.support' },
];

/** The links of the menu: those of the header, and three that don't fit there. */
export const drawerLinks: readonly NavigationLink[] = [
  ...barLinks,
  { route: '/#features', label: 'header.features' },
  { route: '/blog', label: 'header.blog' },
  { route: '/contact', label: 'footer.contact' },
];

/** The six apps, in the menu and the footer. */
export const appLinks: readonly NavigationLink[] = [
  { route: '/product/firewall', label: 'app.firewall' },
  { route: '/product/applock', label: 'app.applock' },
  { route: '/product/vpn', label: 'app.vpn' },
  { route: '/product/anti-theft', label: 'app.antitheft' },
  { route: '/product/photovault', label: 'app.photovault' },
  { route: '/product/password-manager', label: 'app.password' },
];

/** The columns of the footer, in order. */
export const footerColumns: readonly { title: LabelKey; links: readonly NavigationLink[] }[] = [
  {
    title: 'footer.company',
    links: [
      { route: '/', label: 'footer.home' },
      { route: '/support', label: 'footer.support' },
      { route: '/about', label: 'footer.about' },
      { route: '/careers', label: 'footer.careers' },
      { route: '/contact', label: 'footer.contact' },
    ],
  },
  {
    title: 'footer.products',
    links: appLinks,
  },
  {
    title: 'footer.resources',
    links: [
      { route: '/faq', label: 'faq.title' },
      { route: '/news', label: 'footer.news' },
      { route: '/documentation', label: 'footer.documentation' },
      { route: '/blog', label: 'footer.blog' },
    ],
  },
];

/** The last links of the footer: legal texts, trust center, press, status. */
export const legalLinks: readonly NavigationLink[] = [
  { route: '/terms', label: 'footer.terms' },
  { route: '/privacy', label: 'footer.privacy' },
  { route: '/trust', label: 'footer.trust' },
  { route: '/press', label: 'footer.press' },
  { route: '/status', label: 'footer.status' },
];
