import { useId } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';

type PinFormProps = {
  /** The button. */
  action: string;
  isBusy: boolean;
  /** What was wrong with the last PIN. */
  error: string | undefined;
  /** Whether the field takes the focus when it appears. */
  focus: boolean;
  onEnter: (pin: string) => void;
};

/** A PIN of six digits or more and a button. Never sent: the form has nowhere to go. */
export function PinForm({ action, isBusy, error, focus, onEnter }: PinFormProps) {
  const { t } = useText();
  const errorId = useId();
  const field = useArrival<HTMLInputElement>(focus);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter(field.current?.value ?? '');
        field.current?.select();
      }}
    >
      <label className="field">
        {t('photovault.pin')}
        <input
          ref={field}
          type="password"
          inputMode="numeric"
          pattern="[0-9]{6,12}"
          title={t('photovault.pin')}
          maxLength={12}
          required
          autoComplete="off"
          dir="ltr"
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
        />
      </label>
      <button className="action" type="submit" aria-disabled={isBusy}>
        {action}
      </button>
      <p className="note alert" id={errorId} role="status">
        {isBusy ? t('photovault.deriving') : error}
      </p>
    </form>
  );
}
