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
      {/* In profile: the beak, the white breast and the blue wing are in view where there is only room for the middle. */}
      <g transform="translate(15)">
        <path fill={dark} d="M150 96l86 40-6 14H86c-4-34 6-60 6-90-2-24 14-40 34-40 22 0 34 16 36 40q2 20 4 38z" />
        <path
          fill={white}
          d="M88 112c10 10 26 8 38-2 8 14 8 28 4 40H84c-2-14 0-28 4-38zM144 84c12 4 18 14 18 28-12-4-20-14-18-28z"
        />
        <path fill="oklch(0.5 0.13 250)" d="M136 104c20 8 46 18 62 34-24 2-46-2-58-12-4-6-6-14-4-22z" />
        <path fill="oklch(0.42 0.04 262)" d="M96 44 62 61l32 7c6-8 6-16 2-24z" />
        <circle fill={white} cx="116" cy="46" r="9" />
        <circle fill={dark} cx="113" cy="47" r="4.5" />
      </g>
    </svg>
  );
}
