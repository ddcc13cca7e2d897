import { wordmark } from './wordmark-drawing.ts';

/**
 * The company name as outlines in its own typeface, for pages that don't load that font. Scales with the surrounding
 * text.
 */
export function Wordmark() {
  return (
    <svg aria-hidden="true" width="4.985em" height="1.2em" viewBox="0 -42 997 240" fill="currentColor">
      <path d={wordmark.path} />
    </svg>
  );
}
