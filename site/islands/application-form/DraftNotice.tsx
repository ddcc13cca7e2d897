import { Button } from '#site/ui/Button.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import '#site/ui/quiet.css';

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
    <Cluster
      // While it is empty, there is no gap for it in the form.
      className={state === 'none' ? 'visually-hidden' : undefined}
      gap={4}
      data-tone="quiet"
      data-size="small"
      role="status"
    >
      {state !== 'none' && (
        <>
          <p>{state === 'restored' ? labels.restored : labels.kept}</p>
          <Button variant="quiet" type="button" onClick={onDiscard}>
            {labels.discard}
          </Button>
        </>
      )}
    </Cluster>
  );
}
