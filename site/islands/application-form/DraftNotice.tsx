import css from './DraftNotice.module.css';

export type DraftLabels = {
  /** Shown after a draft was restored. */
  restored: string;
  /** Shown while a draft is kept. */
  kept: string;
  discard: string;
};

type DraftNoticeProps = { state: 'none' | 'restored' | 'kept'; labels: DraftLabels; onDiscard: () => void };

/** Says that the draft is kept on this device, and offers to delete it. */
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
