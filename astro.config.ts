import './site/integrations/production.ts';
import { basename } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import { company } from './content/facts/company.ts';
import { buildInputs } from './contracts/build-config.ts';
import { fingerprintSources } from './scripts/fingerprint-sources.ts';
import { buildConfig } from './site/build-config.ts';
import { withoutKnownWarnings } from './site/integrations/known-warnings.ts';
import { liveLanguages } from './site/i18n/live-languages.ts';
import { checks } from './site/integrations/checks.ts';
import { concurrently } from './site/integrations/concurrently.ts';
import { collectionStorage } from './site/integrations/collection-storage.ts';
import { componentPage } from './site/integrations/component-page.ts';
import { constants } from './site/integrations/constants.ts';
import { inlineScripts } from './site/integrations/inline-scripts.ts';
import { islands } from './site/integrations/islands.ts';
import { manifest } from './site/integrations/manifest.ts';
import { markdownCopies } from './site/integrations/markdown-copies.ts';
import { renderOnce } from './site/integrations/render-once.ts';
import { searchIndex } from './site/integrations/search-index.ts';
import { serviceWorker } from './site/integrations/service-worker.ts';
import { shareImages } from './site/integrations/share-images.ts';
import { siteMap } from './site/integrations/sitemap.ts';

/** Build-time constants for the form islands (`site/islands/forms/environment.d.ts`). */
const forms = {
  emailService: buildConfig.emailService ?? null,
  recaptchaSiteKey: buildConfig.recaptchaSiteKey ?? null,
  company: company.name,
  subscription: 'New newsletter subscription from #',
  recipients: {
    newsletter: company.mail.hello,
    inquiry: company.mail.hello,
    contact: company.mail.hello,
    support: company.mail.support,
    application: company.mail.careers,
  },
};

/** Modules that pages import in browsers, by name: islands and what they need (`site/islands/runtime/`). */
const modules = {
  hydrate: 'site/islands/runtime/hydrate.ts',
  SiteSearch: 'site/islands/site-search/SiteSearch.tsx',
  PageResults: 'site/islands/site-search/PageResults.tsx',
  NewsletterForm: 'site/islands/newsletter-form/NewsletterForm.tsx',
  InquiryForm: 'site/islands/inquiry-form/InquiryForm.tsx',
  ContactForm: 'site/islands/forms/ContactForm.tsx',
  SupportForm: 'site/islands/forms/SupportForm.tsx',
  ApplicationForm: 'site/islands/application-form/ApplicationForm.tsx',
  ArticleExplorer: 'site/islands/article-explorer/ArticleExplorer.tsx',
  DemoStage: 'site/demos/DemoStage.tsx',
  AntiTheftDemo: 'site/demos/antitheft/AntiTheftDemo.tsx',
  AppLockDemo: 'site/demos/applock/AppLockDemo.tsx',
  FirewallDemo: 'site/demos/firewall/FirewallDemo.tsx',
  PasswordDemo: 'site/demos/password/PasswordDemo.tsx',
  PhotoVaultDemo: 'site/demos/photovault/PhotoVaultDemo.tsx',
  VpnDemo: 'site/demos/vpn/VpnDemo.tsx',
};

const inputs = () => [fingerprintSources(), buildInputs(buildConfig)];
const languages = liveLanguages(buildConfig.locales);
const liveTags = languages.map(({ tag }) => tag.toLowerCase()).join(' ');

export default defineConfig({
  site: buildConfig.siteUrl,
  srcDir: './site',
  // The last integration moves it to `dist/site/` when everything is there.
  outDir: './dist/next/site',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'always', concurrency: 4 },
  experimental: { collectionStorage: collectionStorage() },
  // Astro's toolbar would appear in screenshots and in the accessibility tree.
  devToolbar: { enabled: false },
  integrations: [
    checks(new URL('scripts/content/check-thread.ts', import.meta.url)),
    constants({ FORMS: forms }),
    inlineScripts({ LIVE_TAGS: liveTags }),
    renderOnce(),
    react({ experimentalDisableStreaming: true }),
    islands(modules, inputs),
    componentPage(),
    // After the pages, in this order. The last share images are drawn while sitemaps and Markdown copies are written.
    siteMap(languages),
    concurrently(searchIndex(languages), markdownCopies(buildConfig.siteUrl, languages)),
    shareImages(languages),
    serviceWorker(languages, inputs),
    manifest({ config: buildConfig, languages, sources: fingerprintSources }),
  ],
  vite: {
    plugins: [withoutKnownWarnings()],
    css: {
      // The widths of the design system, which browsers don't know yet: each file gets those of the tokens.
      postcss: { plugins: [globalData({ files: ['site/styles/tokens.css'] }), customMedia()] },
      // `Header-logo`: readable, and half as long as Vite's names. `tests/styles.test.ts` checks for unique file names.
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
      // Exclude `Features.LightDark` and `Features.VendorPrefixes` of lightningcss: pages are dark only, and the
      // fallback for `light-dark()` would be in every page; the few required prefixes are in the source.
      // Include media query ranges: without the fallback, Safari before 16.4 would show the desktop menu on phones.
      lightningcss: { exclude: 1_048_576 + 262_144, include: 64 + 128 },
    },
    build: {
      // Browsers that support all CSS in use, so that only the features above are transformed.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      target: 'es2022',
      // Never inline SVG and fonts: the content security policy does not allow `data:`.
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  },
});
