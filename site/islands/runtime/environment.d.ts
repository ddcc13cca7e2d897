/**
 * Addresses of modules that pages import in browsers (`site/integrations/islands.ts`), by the names in `astro.config.ts`, and
 * of the files that they share; those are empty in development.
 */
declare const MODULES: Readonly<
  Record<
    | 'hydrate'
    | 'react'
    | 'rolldown-runtime'
    | 'demo'
    | 'search'
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
