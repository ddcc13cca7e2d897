import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  // Astro writes the style of its island element before the first island, in the body; all browsers apply it.
  elements: ['html5', { style: { metadata: true, flow: true } }],
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Code style of generated HTML does not matter: React writes `<meta/>`, `hrefLang`, and `checked=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // The drawer's heading precedes the page's `h1`, in a closed dialog; scripts/check-html.ts checks the others.
    'heading-level': 'off',
    // Search engines truncate titles by width, not at 70 characters, and there are 31 languages.
    'long-title': 'off',
    // Ids are generated from headings, which may start with any letter or digit of any script.
    'valid-id': ['error', { relaxed: true }],
    // All scripts and styles are from the site's own origin.
    'require-sri': 'off',
  },
});
