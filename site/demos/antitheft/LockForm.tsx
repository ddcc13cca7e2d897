import { useText } from '#site/demos/shared/text-context.ts';
import { useArrival } from '#site/demos/shared/use-arrival.ts';

type LockFormProps = { onLock: (message: string) => void };

/** What the finder shall read, and the command to lock. */
export function LockForm({ onLock }: LockFormProps) {
  const { t } = useText();
  const field = useArrival<HTMLInputElement>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onLock(field.current?.value.trim() ?? '');
      }}
    >
      <label className="field">
        {t('antitheft.message')}
        <input
          ref={field}
          required
          pattern=".*\S.*"
          maxLength={80}
          autoComplete="off"
          dir="auto"
          defaultValue={t('antitheft.message.example')}
        />
      </label>
      <button className="action" type="submit">
        {t('antitheft.lockNow')}
      </button>
    </form>
  );
}
