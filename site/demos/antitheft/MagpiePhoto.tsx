import { useEffect, useRef } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';

/** The photo of the thief: a drawing of a magpie. */
export function MagpiePhoto() {
  const { t } = useText();
  const photo = useRef<SVGSVGElement>(null);
  useEffect(() => photo.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <svg ref={photo} className="photo" viewBox="0 0 240 150" role="img" aria-label={t('antitheft.photo')}>
      <path className="sky" d="M0 0h240v150H0z" />
      <circle className="lamp" cx="196" cy="34" r="14" />
      <path className="wall" d="M0 112h240v38H0z" />
      <path className="dark" d="M60 150c0-52 22-82 58-82s58 30 58 82z" />
      <path className="white" d="M90 150c0-34 10-50 28-50s28 16 28 50z" />
      <circle className="dark" cx="118" cy="58" r="40" />
      <path className="beak" d="M104 64h30l-15 34z" />
      <circle className="white" cx="101" cy="50" r="10" />
      <circle className="white" cx="137" cy="50" r="10" />
      <circle className="dark" cx="104" cy="52" r="4.5" />
      <circle className="dark" cx="134" cy="52" r="4.5" />
      <path className="shine" d="M84 32c8-12 20-17 34-17" />
    </svg>
  );
}
