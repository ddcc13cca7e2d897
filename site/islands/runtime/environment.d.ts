/** Addresses of modules that pages import in browsers (`site/integrations/islands.ts`), by the names in `astro.config.ts`. */
declare const MODULES: Readonly<
  Record<
    | 'hydrate'
    | 'SiteSearch'
    | 'PageResults'
    | 'NewsletterForm'
    | 'InquiryForm'
    | 'ContactForm'
    | 'SupportForm'
    | 'ApplicationForm'
    | 'ArticleExplorer'
    | 'DemoStage'
    | `${'AntiTheft' | 'AppLock' | 'Firewall' | 'Password' | 'PhotoVault' | 'Vpn'}Demo`,
    string
  >
>;
