import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useState, type ReactElement, type RefObject } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import styles from './icon-tooltip.css?inline';

type IconTooltipProps = { label: string; control: RefObject<HTMLElement | null>; children: ReactElement };

/** Radix tooltip that opens after 700 ms, or immediately if another one closed within the last 300 ms. */
export function IconTooltip({ label, control, children }: IconTooltipProps) {
  const [layer, setLayer] = useState<Element | null>(null);
  useEffect(() => {
    adoptStyles(styles);
    // Elements outside an open modal dialog are below it.
    // oxlint-disable-next-line react/set-state-in-effect -- The control is in the document only after mounting.
    setLayer(control.current?.closest('dialog') ?? null);
  }, [control]);

  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal container={layer}>
          <Content className="icon-tooltip" sideOffset={6} collisionPadding={12}>
            {label}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
