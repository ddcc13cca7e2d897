/** A drawing of a page under a lamp, with one line highlighted. */
export function LegalScene() {
  return (
    <svg aria-hidden="true" viewBox="0 0 304 132" fill="none" strokeLinecap="round">
      <path fill="oklch(0.17 0.035 262)" d="M0 0h304v132H0z" />
      <path fill="var(--lamp)" fillOpacity=".07" d="M140 30h24l64 102H76z" />
      <path fill="var(--lamp)" fillOpacity=".09" d="M142 30h20l36 102h-92z" />
      <path stroke="var(--line)" strokeWidth="2" d="M152 0v10" />
      <circle cx="152" cy="30" r="5.5" fill="var(--lamp)" />
      <path fill="oklch(0.3 0.045 262)" d="M149 10h6v3c12 1 20 8 20 17h-46c0-9 8-16 20-17z" />
      <path stroke="var(--lamp)" strokeWidth="2" d="M129 30h46" />
      <path fill="oklch(0.26 0.045 262)" stroke="oklch(0.42 0.04 262)" strokeWidth="1.5" d="M104 56h96v90h-96z" />
      <path stroke="oklch(0.5 0.035 262)" strokeWidth="3" d="M118 72h40M118 84h68M118 108h58M118 120h66" />
      <path stroke="var(--lamp)" strokeWidth="3" d="M118 96h62" />
    </svg>
  );
}
