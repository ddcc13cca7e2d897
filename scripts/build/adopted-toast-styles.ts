import type { Plugin } from 'vite';

/** sonner's function that inserts its styles into the page. */
const injection = /^function __insertCSS\(code\) \{\n[\s\S]*?\n\}\n/m;

const replacement = `function __insertCSS(code) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@layer ui {' + code + '}')
  document.adoptedStyleSheets.push(sheet)
}
`;

/**
 * Makes sonner add its styles as an adopted style sheet, which the content security policy allows, and in a cascade
 * layer, so that the site's styles override them.
 */
export function adoptedToastStyles(): Plugin {
  return {
    name: 'adopted-toast-styles',
    transform(code, id) {
      if (!id.includes('/node_modules/sonner/')) return null;
      if (!injection.test(code))
        throw new Error('sonner inserts its styles differently now: update scripts/build/adopted-toast-styles.ts');
      return { code: code.replace(injection, () => replacement), map: null };
    },
  };
}
