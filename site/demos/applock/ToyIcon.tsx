type ToyIconProps = { d: string; x: number; y: number; size?: number; color?: string };

/** A line drawing on a grid of 24 units, its center at a place in the toy app. */
export function ToyIcon({ d, x, y, size = 20, color }: ToyIconProps) {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox="0 0 24 24" color={color}>
      <path d={d} />
    </svg>
  );
}
