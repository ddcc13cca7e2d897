import { useId } from 'react';
import { usePicture } from '#site/demos/shared/picture-context.ts';
import { glow, shapes, side, sky } from './sample-picture.ts';

/**
 * The sample picture, or noise in place of its ciphertext, without a canvas, for still screens. Alone it is wide: from
 * below the moon to the foot of the house.
 */
export function StillPicture({ isCipher }: { isCipher: boolean }) {
  const id = useId();
  const viewBox = usePicture() === 'part' ? `0 134 ${side} 288` : `0 0 ${side} ${side}`;
  return (
    <svg className="picture" aria-hidden="true" viewBox={viewBox} preserveAspectRatio="xMidYMid slice">
      {isCipher ? (
        <>
          <filter id={id} x="0" y="0" width="1" height="1">
            <feTurbulence baseFrequency=".35" numOctaves="2" seed="7" />
            <feColorMatrix values="0 1.9 0 0 -.45 0 1.6 0 0 -.42 0 2.3 0 0 -.5 0 0 0 0 1" />
          </filter>
          <path d={`M0 0h${side}v${side}H0z`} filter={`url(#${id})`} />
        </>
      ) : (
        <>
          <linearGradient id={id} x2="0" y2="1">
            {sky.map(([place, color]) => (
              <stop key={place} offset={place} stopColor={color} />
            ))}
          </linearGradient>
          <radialGradient id={`${id}-light`} cx={glow.x} cy={glow.y} r={glow.radius} gradientUnits="userSpaceOnUse">
            <stop stopColor={glow.color} stopOpacity={glow.opacity} />
            <stop offset="1" stopColor={glow.color} stopOpacity="0" />
          </radialGradient>
          <path fill={`url(#${id})`} d={`M0 0h${side}v${side}H0z`} />
          {shapes.map(([color, path]) => (
            <path key={path} fill={color === 'glow' ? `url(#${id}-light)` : color} d={path} />
          ))}
        </>
      )}
    </svg>
  );
}
