import { Close as CloseButton, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Close } from '#site/ui/icons/Close.tsx';
import styles from './inquiry-toast.css?inline';
import type { OneToast } from './use-one-toast.ts';

export type InquiryToastLabels = {
  /** Accessible name of the toast region; `{hotkey}` is the key to reach it. */
  region: string;
  /** Screen reader prefix of a toast. */
  message: string;
  close: string;
};

type InquiryToastProps = { toast: OneToast | undefined; labels: InquiryToastLabels; onClose: () => void };

/** The inquiry's toasts: one at a time, five seconds, swiped away by 50 pixels, reached by F8. */
export function InquiryToast({ toast, labels, onClose }: InquiryToastProps) {
  const [direction, setDirection] = useState<'left' | 'right'>();
  useEffect(() => {
    adoptStyles(styles);
    // Swipe toward the side where toasts are.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- The page's direction is known in the browser only.
    setDirection(document.dir === 'rtl' ? 'left' : 'right');
  }, []);
  // No toasts before hydration.
  if (!direction) return null;
  return (
    <Provider duration={5000} swipeDirection={direction} swipeThreshold={50} label={labels.message}>
      {toast && (
        <Root
          key={toast.id}
          className="inquiry-toast"
          data-variant={toast.variant}
          open={toast.open}
          type={toast.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onClose();
          }}
        >
          <div>
            <Title asChild>
              <strong>{toast.title}</strong>
            </Title>
            <Description>{toast.text}</Description>
          </div>
          <CloseButton aria-label={labels.close}>
            <Close />
          </CloseButton>
        </Root>
      )}
      <Viewport className="inquiry-toasts" hotkey={['F8']} label={labels.region} />
    </Provider>
  );
}
