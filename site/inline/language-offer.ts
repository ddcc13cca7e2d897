/** Offers this page in the visitor's language, a moment after it has loaded (`page.ts`). */
import { storeLanguage } from './language-choice.ts';

/** Content of `/offer/<tag>.json`, in the offered language: the offer, the dismiss label, and the direction. */
export type Offer = [text: string, dismiss: string, direction: 'ltr' | 'rtl'];

const { dataset, lang } = document.documentElement;
const link = document.querySelector<HTMLAnchorElement>(`#languages [lang="${dataset.offer}" i]`);

if (link) void offer(link);

async function offer(link: HTMLAnchorElement) {
  const response = await fetch(`/offer/${dataset.offer}.json`);
  show(link, (await response.json()) as Offer);
}

/** Shows the strip below the header that links to this page in the visitor's language. */
function show({ pathname, lang: language }: HTMLAnchorElement, [text, dismiss, dir]: Offer) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OFFER_STYLES);
  document.adoptedStyleSheets.push(sheet);
  const bar = Object.assign(document.createElement('div'), {
    className: 'offer',
    role: 'complementary',
    lang: language,
    dir,
  });
  const link = Object.assign(document.createElement('a'), { href: pathname, textContent: text });
  const button = Object.assign(document.createElement('button'), { type: 'button' });
  button.append(document.querySelector('#site-search [popovertargetaction] svg')?.cloneNode(true) ?? '×');
  button.setAttribute('aria-label', dismiss);
  button.onclick = () => {
    // Dismissing is a choice: store the page's language.
    storeLanguage(lang);
    bar.remove();
  };
  bar.append(link, button);
  document.querySelector('header')?.after(bar);
  // The strip takes the space that was kept for it.
  delete dataset.offer;
}
