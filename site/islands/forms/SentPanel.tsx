import { useEffect, useRef } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import type { SentMessage } from './form-messages.ts';
import styles from './sent-panel.css?inline';

type SentPanelProps = {
  message: SentMessage;
  /** The button that brings an empty form back, where there is one. */
  again?: string;
  onAgain?: () => void;
};

/** Stands in the place of a form that has been sent, and takes the focus its button had. */
export function SentPanel({ message, again, onAgain }: SentPanelProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    adoptStyles(styles);
    panelRef.current?.focus();
  }, []);
  return (
    <div ref={panelRef} className="sent-panel" role="status" tabIndex={-1}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" />
        <path d="m20 33 8.5 8.5L45 25" />
      </svg>
      <p>
        <strong>{message.title}</strong>
      </p>
      <p>{message.text}</p>
      {again && (
        <button type="button" onClick={onAgain}>
          {again}
        </button>
      )}
    </div>
  );
}
