import { useId } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';

type PassphraseFormProps = {
  label: string;
  /** The button. */
  action: string;
  autoComplete: 'new-password' | 'current-password';
  minLength?: number;
  isBusy?: boolean;
  /** What was wrong with the last one. */
  error?: string | undefined;
  /** Whether the field takes the focus when it appears. */
  focus: boolean;
  onType?: (passphrase: string) => void;
  onEnter: (passphrase: string) => void;
};

/** One passphrase and a button. Never sent: the form has nowhere to go. */
export function PassphraseForm({
  label,
  action,
  autoComplete,
  minLength,
  isBusy,
  error,
  focus,
  onType,
  onEnter,
}: PassphraseFormProps) {
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
        {label}
        <input
          ref={field}
          type="password"
          required
          minLength={minLength}
          maxLength={200}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined}
          aria-describedby={errorId}
          dir="auto"
          onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
        />
      </label>
      <p className="note alert" id={errorId} role="status">
        {isBusy ? t('password.deriving') : error}
      </p>
      <div className="buttons">
        <button className="action" type="submit" aria-disabled={isBusy}>
          {action}
        </button>
      </div>
    </form>
  );
}
