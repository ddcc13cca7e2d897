/** Whether this is the build, not the development server (`astro.config.ts`). */
declare const IS_BUILD: boolean;

/** Lower-case tags of the live languages, separated by spaces, the default first (`site/integrations/inline-scripts.ts`). */
declare const LIVE_TAGS: string;

/** Styles of the bar that offers another language (`site/pages/language-offer.js.ts`). */
declare const OFFER_STYLES: string;

/** Styles of tooltips (`site/pages/first-touch.js.ts`). */
declare const TOOLTIP_STYLES: string;

declare module '*?inline-script' {
  const source: string;
  export default source;
}
