import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { company } from './content/facts/company.ts';
import { buildConfig } from './site/build-config.ts';
import { adoptedToastStyles } from './scripts/build/adopted-toast-styles.ts';
import { collectionStorage } from './scripts/build/collection-storage.ts';
import { componentPage } from './scripts/build/component-page.ts';
import { inlineScript } from './scripts/build/inline-script.ts';
import { withoutKnownWarnings } from './site/integrations/known-warnings.ts';
import { liveLanguages } from './site/i18n/live-languages.ts';
import { interactionDirective } from './scripts/build/interaction-directive.ts';

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

const liveTags = liveLanguages(buildConfig.locales)
  .map(({ tag }) => tag.toLowerCase())
  .join(' ');

export default defineConfig({
  site: buildConfig.siteUrl,
  srcDir: './site',
  outDir: './dist/site',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_assets', inlineStylesheets: 'always' },
  experimental: { collectionStorage: collectionStorage() },
  // Astro's toolbar would appear in screenshots and in the accessibility tree.
  devToolbar: { enabled: false },
  integrations: [react(), interactionDirective(), componentPage()],
  vite: {
    plugins: [
      inlineScript({ LIVE_TAGS: JSON.stringify(liveTags), IS_BUILD: String(process.env.NODE_ENV === 'production') }),
      adoptedToastStyles(),
      withoutKnownWarnings(),
    ],
    define: { FORMS: JSON.stringify(forms), IS_DEVELOPMENT: String(process.env.NODE_ENV !== 'production') },
    css: {
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
