/** A step of the space scale in `site/styles/tokens.css`. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Elements that a layout may be: it changes where things stand, not what they are. */
export type LayoutElement =
  | 'div'
  | 'ul'
  | 'ol'
  | 'dl'
  | 'li'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'header'
  | 'p'
  | 'span'
  | 'figcaption';
