import { useEffect, useState, type ReactElement, type RefObject } from 'react';

type WithTooltipProps = {
  /** Name of the icon-only control. */
  label: string;
  /** Ref of the control. */
  control: RefObject<HTMLElement | null>;
  /** The control. */
  children: ReactElement;
};

/**
 * Shows the name of an icon-only control on hover. The tooltip code is fetched after the island with
 * the control is hydrated; until then, if it can't be loaded, or on touch screens, there is no tooltip.
 */
export function WithTooltip({ label, control, children }: WithTooltipProps) {
  const [loaded, setLoaded] = useState<typeof import('./IconTooltip.tsx')>();

  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    void import('./IconTooltip.tsx').then(
      (module) => {
        // Radix remounts the control. Don't do that during a press, which would be lost, or while the control has the
        // focus, or while an open dialog must return it.
        const modal = document.querySelector(':modal');
        const isInUse =
          (control.current?.matches(':active, :focus') ?? false) || modal?.contains(control.current) === false;
        if (!isInUse) setLoaded(module);
      },
      () => undefined,
    );
  }, [control]);

  return loaded ? (
    <loaded.IconTooltip label={label} control={control}>
      {children}
    </loaded.IconTooltip>
  ) : (
    children
  );
}
