import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How a generator spells things is of no effect: React writes `<meta/>`, `hrefLang` and `checked=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    // The drawer's heading stands before the page's `h1`, in a dialog that is closed; scripts/check-html.ts looks at the rest.
    'heading-level': 'off',
    // Titles come in 31 languages; search engines cut them by width, not at 70 letters.
    'long-title': 'off',
    // Headings of articles give their ids: any letter or digit of any script may begin one.
    'valid-id': ['error', { relaxed: true }],
    // Ours are files of our own origin.
    'require-sri': 'off',
  },
});
