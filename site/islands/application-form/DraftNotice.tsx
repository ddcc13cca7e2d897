import css from './DraftNotice.module.css';

export type DraftLabels = {
  /** Said where a draft was brought back. */
  restored: string;
  /** Said while one is kept. */
  kept: string;
  discard: string;
};

type DraftNoticeProps = { state: 'none' | 'restored' | 'kept'; labels: DraftLabels; onDiscard: () => void };

/** Tells that what is written is kept on this device, and offers to forget it. */
export function DraftNotice({ state, labels, onDiscard }: DraftNoticeProps) {
  return (
    <div className={css.draft} role="status">
      {state !== 'none' && (
        <>
          <p>{state === 'restored' ? labels.restored : labels.kept}</p>
          <button type="button" onClick={onDiscard}>
            {labels.discard}
          </button>
        </>
      )}
    </div>
  );
}
