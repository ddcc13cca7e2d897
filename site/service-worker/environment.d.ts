/** What `scripts/build/service-worker.ts` puts into the worker. */
declare const BUILD: {
  /** Changes with each build from other files. */
  version: string;
  /** First parts of the addresses of the live languages: '' for English, '/de'. */
  prefixes: readonly string[];
  /** Pages of questions and answers, saved before they are opened: '/faq', '/faq/FAQVPNAndroid'. */
  faq: readonly string[];
};
