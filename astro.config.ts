import { basename } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { company } from './content/facts/company.ts';
import { buildConfig } from './site/build-config.ts';
import { adoptedToastStyles } from './scripts/build/adopted-toast-styles.ts';
import { collectionStorage } from './scripts/build/collection-storage.ts';
import { componentPage } from './scripts/build/component-page.ts';
import { inlineScript } from './scripts/build/inline-script.ts';
import { liveLanguages } from './site/i18n/live-languages.ts';
import { interactionDirective } from './scripts/build/interaction-directive.ts';

/** Constants of the forms' islands (`site/islands/forms/environment.d.ts`). */
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
  // The bar of Astro's developer tools would stand in screenshots and in the accessibility tree.
  devToolbar: { enabled: false },
  integrations: [react(), interactionDirective(), componentPage()],
  vite: {
    plugins: [
      inlineScript({ LIVE_TAGS: JSON.stringify(liveTags), IS_BUILD: String(process.env.NODE_ENV === 'production') }),
      adoptedToastStyles(),
    ],
    define: { FORMS: JSON.stringify(forms), IS_DEVELOPMENT: String(process.env.NODE_ENV !== 'production') },
    css: {
      // `Header-logo`: readable, and half as long as Vite's own names. `tests/styles.test.ts` keeps file names apart.
      modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` },
      // `Features.LightDark` and `Features.VendorPrefixes` of lightningcss: the pages are dark only and each would carry
      // helpers for `light-dark()`; the one or two prefixes that are still needed stand in the styles.
      // Ranges of widths, without which Safari before 16.4 would show phones the menu of wide screens.
      lightningcss: { exclude: 1_048_576 + 262_144, include: 64 + 128 },
    },
    build: {
      // Browsers that have all of the CSS that is used: beside the features above, nothing is rewritten into longer CSS.
      cssTarget: ['chrome123', 'safari17.5', 'firefox125'],
      target: 'es2022',
      // SVG and fonts stay files: `data:` is not in the content security policy.
      assetsInlineLimit: 0,
      modulePreload: false,
    },
  },
});
