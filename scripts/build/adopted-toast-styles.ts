import type { Plugin } from 'vite';

/** The function of sonner that writes its styles into the page. */
const injection = /^function __insertCSS\(code\) \{\n[\s\S]*?\n\}\n/m;

const replacement = `function __insertCSS(code) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@layer ui {' + code + '}')
  document.adoptedStyleSheets.push(sheet)
}
`;

/**
 * Lets sonner add its styles in the one way that our content security policy allows a script, and in a layer, so that
 * ours can say otherwise.
 */
export function adoptedToastStyles(): Plugin {
  return {
    name: 'adopted-toast-styles',
    transform(code, id) {
      if (!id.includes('/node_modules/sonner/')) return null;
      if (!injection.test(code)) throw new Error('sonner adds its styles in another way than before');
      return { code: code.replace(injection, () => replacement), map: null };
    },
  };
}
