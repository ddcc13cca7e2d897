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

/** Shows the fixed bar at the bottom that links to this page in the visitor's language. */
function show({ pathname, lang: language }: HTMLAnchorElement, [text, dismiss, direction]: Offer) {
  const template = document.querySelector<HTMLTemplateElement>('#offer');
  if (!template) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OFFER_STYLES);
  document.adoptedStyleSheets.push(sheet);
  const { content } = template;
  const [bar, anchor, button] = content.querySelectorAll('*') as unknown as [
    HTMLElement,
    HTMLAnchorElement,
    HTMLButtonElement,
  ];
  bar.role = 'complementary';
  bar.lang = language;
  bar.dir = direction;
  anchor.href = pathname;
  anchor.textContent = text;
  button.textContent = dismiss;
  button.onclick = () => {
    // Dismissing is a choice: store the page's language.
    storeLanguage(lang);
    bar.remove();
  };
  document.body.append(content);
}
