/** Build-time constants, defined by `site/integrations/service-worker.ts`. */
declare const BUILD: {
  /** Changes whenever the built files change. */
  version: string;
  /** Path prefixes of the live languages: '' for English, '/de'. */
  prefixes: readonly string[];
  /** FAQ pages, which are saved before the visitor opens them: '/faq', '/faq/FAQVPNAndroid'. */
  faq: readonly string[];
};
