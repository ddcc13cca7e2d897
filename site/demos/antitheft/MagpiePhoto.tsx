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
      {/* In profile, and narrow enough for all of it to be in view where there is only room for the middle. */}
      <g transform="translate(7 9) scale(.94)">
        <path
          fill={dark}
          d="M86 150c-5-14-6-28-2-42 4-15 10-22 10-42 0-26 14-42 34-42s34 16 35 38c1 26 5 40 5 60 0 10-2 20-5 28z"
        />
        <path fill={white} d="M85 110c12 12 29 12 43 0 6 12 8 26 5 40H88c-5-14-6-26-3-40z" />
        <path fill="oklch(0.5 0.13 250)" d="M138 108c12 2 21 8 25 16 1 10-1 18-3 26h-17c-6-14-8-28-5-42z" />
        <path fill={white} d="M134 92c13 2 24 10 29 22-12 3-26-1-32-10-1-5 0-9 3-12z" />
        <path fill="oklch(0.42 0.04 262)" d="M98 44 75 62l26 8c5-9 4-19-3-26z" />
        <circle fill={white} cx="118" cy="50" r="9.5" />
        <circle fill={dark} cx="115" cy="51" r="4.5" />
      </g>
    </svg>
  );
}
