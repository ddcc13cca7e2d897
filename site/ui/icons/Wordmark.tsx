import { wordmark } from './wordmark-drawing.ts';

/** The company's name in its own typeface, for pages that don't load it. As large as the text around it. */
export function Wordmark() {
  return (
    <svg aria-hidden="true" width="4.985em" height="1.2em" viewBox="0 -42 997 240" fill="currentColor">
      <path d={wordmark.path} />
    </svg>
  );
}
