import { useEffect, useState, type ReactElement, type RefObject } from 'react';

type WithTooltipProps = {
  /** The name of the control, which shows an icon only. */
  label: string;
  /** Ref of the control. */
  control: RefObject<HTMLElement | null>;
  /** The control. */
  children: ReactElement;
};

/**
 * Shows the name of an icon-only control when the pointer rests on it. The tooltip's code is fetched once the island that
 * has the control is awake; until then, and if it cannot be loaded, the control stands alone.
 */
export function WithTooltip({ label, control, children }: WithTooltipProps) {
  const [loaded, setLoaded] = useState<typeof import('./IconTooltip.tsx')>();

  useEffect(() => {
    void import('./IconTooltip.tsx').then(
      (module) => {
        // Radix replaces the control in the page. Not during a press, which would be lost, nor while the control has the
        // focus, or an open dialog has to give it back.
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
