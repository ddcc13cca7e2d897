import type { ReactNode, SVGProps } from 'react';

type AvatarProps = Omit<SVGProps<SVGSVGElement>, 'id'> & {
  /** Whose window: the number of the testimonial. */
  id: 1 | 2 | 3;
};

/** Stands for a person without a face: the house they live in, a lamp in its window. */
export function Avatar({ id, ...rest }: AvatarProps) {
  return (
    <svg aria-hidden="true" width="48" height="48" viewBox="0 0 48 48" fill="none" {...rest}>
      <circle cx="24" cy="24" r="24" fill="var(--raised)" />
      {houses[id]}
    </svg>
  );
}

/** Each house stands on the rim of the circle. */
const houses: Record<AvatarProps['id'], ReactNode> = {
  // A gabled house with an arched window
  1: (
    <>
      <path fill="oklch(0.33 0.05 262)" d="M11 44.2V23L24 11l13 12v21.2a24 24 0 0 1-26 0" />
      <path fill="var(--lamp)" d="M18 36v-7a6 6 0 0 1 12 0v7z" />
      <path stroke="oklch(0.33 0.05 262)" strokeWidth="1.5" d="M24 22v14m-6-6h12" />
    </>
  ),
  // A tall house where one flat is still awake
  2: (
    <>
      <path fill="oklch(0.33 0.05 262)" d="M12 44.8V10h24v34.8a24 24 0 0 1-24 0" />
      <path stroke="oklch(0.22 0.04 262)" strokeDasharray="4 4" strokeWidth="5" d="M14 17h20M14 25h20M14 33h20" />
      <path fill="var(--lamp)" d="M21 21h6v8h-6z" />
    </>
  ),
  // A cabin under a hill, its door open
  3: (
    <>
      <path fill="oklch(0.27 0.045 262)" d="M1 31c9-14 18-20 25-14 8 5 14 9 21 14a24 24 0 0 1-46 0" />
      <path fill="oklch(0.4 0.055 262)" d="m10 32 14-10 14 10v11.5a24 24 0 0 1-28 0z" />
      <path fill="var(--lamp)" d="M20 47.6V36h8v11.6a24 24 0 0 1-8 0" />
      <circle fill="var(--lamp)" cx="24" cy="29.5" r="2.2" />
    </>
  ),
};
