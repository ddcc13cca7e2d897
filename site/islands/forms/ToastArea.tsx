import { Close as CloseButton, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useRef } from 'react';
import { Close } from '#site/ui/icons/Close.tsx';
import type { ToastLabels } from './form-messages.ts';

/** Where and how long the toasts of some forms are shown. */
export type Area = {
  name: 'page' | 'inquiry';
  durationMs: number;
  /** Toasts that are shown at once. */
  most: number;
  swipe: 'up' | 'left' | 'right';
  /** A swipe closes a toast if it is longer than this, in px. */
  swipeThreshold: number;
  /** A shorter swipe closes it too if it is faster than this, in px/ms. */
  swipeVelocity?: number;
  hotkey: string[];
  /** How long a closed toast stays in memory, in ms. */
  removalDelayMs: number;
};

/** A toast that is or was shown. */
export type ShownToast = {
  id: number;
  isOpen: boolean;
  kind: 'success' | 'error';
  title: string;
  description?: string | undefined;
};

type ToastAreaProps = {
  area: Area;
  toasts: readonly ShownToast[];
  labels: ToastLabels;
  /** Whether the form itself announces the newest toast. */
  isSilent: boolean;
  onClose: (id: number) => void;
};

/** Nothing that is rendered in here is announced. */
const silence = new DocumentFragment();

/** The toasts of an area. The timer of a toast stops while the pointer or the focus is in the area. */
export function ToastArea({ area, toasts, labels, isSilent, onClose }: ToastAreaProps) {
  const pressedAt = useRef(0);
  const isFast = ({ x, y }: { x: number; y: number }, releasedAt: number) =>
    area.swipeVelocity !== undefined && Math.hypot(x, y) / (releasedAt - pressedAt.current) > area.swipeVelocity;
  return (
    <Provider
      duration={area.durationMs}
      swipeDirection={area.swipe}
      swipeThreshold={area.swipeThreshold}
      label={labels.message}
      announcerContainer={isSilent ? silence : undefined}
    >
      {toasts.map(({ id, isOpen, kind, title, description }) => (
        <Root
          key={id}
          className="toast"
          data-kind={kind}
          open={isOpen}
          type={kind === 'error' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose(id);
          }}
          onPointerDown={({ timeStamp }) => (pressedAt.current = timeStamp)}
          onSwipeCancel={({ detail: { delta, originalEvent } }) => {
            if (isFast(delta, originalEvent.timeStamp)) onClose(id);
          }}
        >
          <div>
            <Title asChild>
              <strong>{title}</strong>
            </Title>
            {description && <Description>{description}</Description>}
          </div>
          <CloseButton aria-label={labels.close}>
            <Close />
          </CloseButton>
        </Root>
      ))}
      <Viewport className="toasts" hotkey={area.hotkey} label={labels.region} />
    </Provider>
  );
}
