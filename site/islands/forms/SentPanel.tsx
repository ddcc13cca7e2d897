import { useEffect, useId, useRef } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { SentMessage } from './form-messages.ts';
import styles from './sent-panel.css?inline';

type SentPanelProps = {
  message: SentMessage;
  /** The button that brings an empty form back, where there is one. */
  again?: string | undefined;
  onAgain?: () => void;
  /** Whether something else tells screen readers. The focus then goes to the group around the panel, which has its own name. */
  isAnnounced?: boolean;
};

/** Stands in the place of a form that has been sent, and takes the focus its button had, which says what it says. */
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
        <button type="button" onClick={onAgain}>
          {again}
        </button>
      )}
    </div>
  );
}
