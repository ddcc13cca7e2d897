/** Offers this page in the visitor's language, a moment after it has loaded (`page.ts`). */
import { storeLanguage } from './language-choice.ts';

/** What `/offer/<tag>.json` holds, in the offered language: the offer, and the word for staying. */
export type Offer = [text: string, dismiss: string];

const { dataset, lang } = document.documentElement;
const link = document.querySelector<HTMLAnchorElement>(`#languages [lang="${dataset.offer}" i]`);

if (link) void offer(link);

async function offer(link: HTMLAnchorElement) {
  const response = await fetch(`/offer/${dataset.offer}.json`);
  show(link, (await response.json()) as Offer);
}

/** Shows a bar above the lower edge, outside the layout, that leads to this page in the visitor's language. */
function show(link: HTMLAnchorElement, [text, dismiss]: Offer) {
  const bar = document.createElement('aside');
  const way = link.cloneNode() as HTMLAnchorElement;
  const button = document.createElement('button');
  bar.className = 'offer';
  bar.lang = link.lang;
  // A link says its direction only where it is not the page's.
  bar.dir = link.dir || document.dir;
  way.textContent = text;
  button.textContent = dismiss;
  button.onclick = () => {
    // Staying is a choice: the page's language is the visitor's from now on.
    storeLanguage(lang);
    bar.remove();
  };
  bar.append(way, button);
  document.body.append(bar);
}
