import { useEffect, useId, useRef } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Button } from '#site/ui/Button.tsx';
import type { SentMessage } from './form-messages.ts';
import styles from './sent-panel.css?inline';
import '#site/ui/quiet.css';

type SentPanelProps = {
  message: SentMessage;
  /** Label of the button that shows an empty form again, if any. */
  again?: string | undefined;
  onAgain?: () => void;
  /** Whether the result is announced elsewhere. The focus then goes to the surrounding group, which has its own name. */
  isAnnounced?: boolean;
};

/** Replaces a form after submission and takes the focus, so that its text is announced. */
export function SentPanel({ message, again, onAgain, isAnnounced = false }: SentPanelProps) {
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    adoptStyles(styles);
    panelRef.current?.closest<HTMLElement>('[role=group]')?.focus();
  }, []);
  return (
    <div
      ref={panelRef}
      className="sent-panel"
      role={isAnnounced ? undefined : 'group'}
      tabIndex={-1}
      aria-labelledby={isAnnounced ? undefined : `${id}-title`}
      aria-describedby={isAnnounced ? undefined : `${id}-text`}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="m20 33 8.5 8.5L45 25" />
      </svg>
      <p id={`${id}-title`}>
        <strong>{message.title}</strong>
      </p>
      <p id={`${id}-text`}>{message.text}</p>
      {again && (
        <Button variant="quiet" type="button" onClick={onAgain}>
          {again}
        </Button>
      )}
    </div>
  );
}
