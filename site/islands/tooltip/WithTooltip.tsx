import { useEffect, useState, type ReactElement } from 'react';

type WithTooltipProps = {
  /** The name of the control, which shows an icon only. */
  label: string;
  /** Selector of the control. */
  control: string;
  /** The control. */
  children: ReactElement;
};

/**
 * Shows the name of an icon-only control when the pointer rests on it. The tooltip's code is fetched once the island that
 * has the control is awake; until then, and if it can't be had, the control stands alone.
 */
export function WithTooltip({ label, control, children }: WithTooltipProps) {
  const [loaded, setLoaded] = useState<typeof import('./IconTooltip.tsx')>();

  useEffect(() => {
    void import('./IconTooltip.tsx').then(
      (module) => {
        // The control is put anew into the page: never under a press, which would be lost, nor while it has the focus.
        if (!document.querySelector(`${control}:is(:active, :focus)`)) setLoaded(module);
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
