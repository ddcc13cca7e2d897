/** A drawing of an envelope at night with a lit seal. */
export function LetterScene() {
  return (
    <svg aria-hidden="true" width="360" viewBox="0 0 360 240" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <radialGradient id="letter-light">
        <stop offset=".3" stopColor="var(--lamp)" stopOpacity=".3" />
        <stop offset=".65" stopColor="var(--lamp)" stopOpacity=".1" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="180" cy="132" rx="180" ry="108" fill="url(#letter-light)" />
      <path
        fill="oklch(0.25 0.045 262)"
        d="M84 66h192a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10H84a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10z"
      />
      <path fill="oklch(0.3 0.05 262)" d="m76 192 84-66h40l84 66a10 10 0 0 1-8 6H84a10 10 0 0 1-8-6z" />
      <path fill="oklch(0.35 0.05 262)" d="M76 72a10 10 0 0 1 8-6h192a10 10 0 0 1 8 6l-91 76a20 20 0 0 1-26 0z" />
      <path stroke="oklch(0.6 0.03 262)" strokeWidth="2.5" d="m78 71 89 77a20 20 0 0 0 26 0l89-77" />
      <circle cx="180" cy="148" r="15" fill="var(--lamp)" />
      <path stroke="var(--lamp-ink)" strokeWidth="3" d="M174 154v-7a6 6 0 0 1 12 0v7" />
      <path stroke="var(--quiet)" strokeWidth="3" d="M44 52h0M322 44h0M300 214h0M52 206h0M180 30h0" />
    </svg>
  );
}
