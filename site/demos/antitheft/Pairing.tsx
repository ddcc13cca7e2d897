/** The code that pairs two phones, as one shows it and the other scans it. Only in still screens. */
export function Pairing() {
  return (
    <svg className="code" aria-hidden="true" viewBox="0 0 29 29">
      <path d={finders} fillRule="evenodd" />
      <path d={modules} />
    </svg>
  );
}

const finder = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;

const finders = finder(2, 2) + finder(20, 2) + finder(2, 20);

/** Made-up modules outside the three corners: no phone can read this code. */
const modules = Array.from({ length: 25 * 25 }, (_, index) => [2 + (index % 25), 2 + Math.floor(index / 25)] as const)
  .filter(([x, y]) => (x > 9 && x < 19) || (y > 9 && y < 19) || (x > 18 && y > 18))
  .filter(([x, y]) => (x * x * 7 + y * y * 13 + x * y * 3) % 11 < 5)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('');
