import type { APIRoute, GetStaticPaths } from 'astro';
import { liveLocales } from '#site/i18n/locale.ts';
import type { Offer } from '#site/inline/language-offer.ts';

export const getStaticPaths = (() =>
  liveLocales.map((locale) => ({
    params: { tag: locale.language.tag.toLowerCase() },
    props: {
      offer: [locale.t('offer.text'), locale.t('offer.dismiss'), locale.language.direction] satisfies Offer,
    },
  }))) satisfies GetStaticPaths;

/** The texts of the bar that offers a page in another language (site/inline/language-offer.ts). */
export const GET: APIRoute<{ offer: Offer }> = ({ props }) => Response.json(props.offer);
