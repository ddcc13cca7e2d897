/** First path segments of sections whose pages share one image. */
export const shareSections = [
  'products',
  'faq',
  'documentation',
  'news',
  'blog',
  'careers',
  'support',
  'about',
  'trust',
] as const;

/**
 * URL of the share image of a page, which the build renders (`site/integrations/share-images/`).
 *
 * @param route English path of the page
 * @param tag BCP 47 tag of the language of its text
 */
export function shareImage(route: string, tag: string): string {
  const [, first = '', second] = route.split('/');
  const section = shareSections.find((one) => one === first);
  const name = first === 'product' && second ? `product-${second}` : (section ?? 'home');
  return `/share/${tag.toLowerCase()}/${name}.jpg`;
}

/**
 * URL of the share image of an article: its illustration, which contains no text.
 *
 * @param illustration file name
 */
export function articleShareImage(illustration: string): string {
  return `/share/article/${illustration.replace(/\.\w+$/, '')}.jpg`;
}
