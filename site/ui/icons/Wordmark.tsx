import { wordmark } from './wordmark-drawing.ts';

/** The company name as a drawing, for pages that don't load its typeface. Scales with the surrounding text. */
export function Wordmark() {
  return (
    <svg
      aria-hidden="true"
      width="4.985em"
      height="1.2em"
      viewBox="0 -42 997 240"
      fill="none"
      stroke="currentColor"
      strokeWidth="24"
    >
      <path d={wordmark.path} />
    </svg>
  );
}
