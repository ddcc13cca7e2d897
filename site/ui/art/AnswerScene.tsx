/** The drawing of the support page: a phone at night, with a question and the lit answer to it. */
export function AnswerScene() {
  return (
    <svg aria-hidden="true" data-mirrored="" width="360" viewBox="0 0 360 240" fill="none" strokeLinecap="round">
      <ellipse cx="130" cy="146" rx="116" ry="84" fill="var(--lamp)" fillOpacity=".08" />
      <rect
        x="110"
        y="12"
        width="140"
        height="216"
        rx="18"
        fill="oklch(0.25 0.045 262)"
        stroke="oklch(0.6 0.03 262)"
        strokeWidth="2.5"
      />
      <path
        fill="oklch(0.35 0.05 262)"
        d="M284 52h-92a12 12 0 0 0-12 12v40a12 12 0 0 0 12 12h86l18 16V64a12 12 0 0 0-12-12z"
      />
      <path stroke="var(--quiet)" strokeWidth="5" d="M202 74h74M202 94h44" />
      <path
        fill="var(--lamp)"
        d="M178 140H66a12 12 0 0 0-12 12v62l18-16h106a12 12 0 0 0 12-12v-34a12 12 0 0 0-12-12z"
      />
      <path stroke="var(--lamp-ink)" strokeWidth="5" d="M70 160h94M70 178h62" />
      <path stroke="var(--quiet)" strokeWidth="3" d="M320 32h0M42 62h0M308 190h0M84 22h0M32 214h0" />
    </svg>
  );
}
