import { useText } from '#site/demos/shared/text-context.ts';

const dark = 'oklch(0.13 0.03 262)';
const white = 'oklch(0.95 0.01 262)';

type MagpiePhotoProps = {
  /** In a corner of the map. */
  isSmall?: boolean;
};

/** The photo of the thief: a drawing of a magpie. */
export function MagpiePhoto({ isSmall = false }: MagpiePhotoProps) {
  const { t } = useText();
  return (
    <svg
      className={isSmall ? 'small' : 'photo'}
      viewBox="0 0 240 150"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('antitheft.photo')}
    >
      <path fill="oklch(0.27 0.06 285)" d="M0 0h240v150H0z" />
      <circle fill="var(--lamp)" cx="196" cy="34" r="14" />
      <path fill="oklch(0.2 0.04 270)" d="M0 112h240v38H0z" />
      <path fill={dark} d="M60 150c0-52 22-82 58-82s58 30 58 82z" />
      <path fill={white} d="M90 150c0-34 10-50 28-50s28 16 28 50z" />
      <circle fill={dark} cx="118" cy="58" r="40" />
      <path fill="oklch(0.32 0.04 262)" d="M104 64h30l-15 34z" />
      <circle fill={white} cx="101" cy="50" r="10" />
      <circle fill={white} cx="137" cy="50" r="10" />
      <circle fill={dark} cx="104" cy="52" r="4.5" />
      <circle fill={dark} cx="134" cy="52" r="4.5" />
      <path
        fill="none"
        stroke="oklch(0.42 0.09 285)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M84 32c8-12 20-17 34-17"
      />
    </svg>
  );
}
