import { useId, useState } from 'react';
import { Form } from '#site/demos/shared/Form.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';

type LockFormProps = {
  /** The message that the locked phone shows already. */
  message: string | undefined;
  onLock: (message: string) => void;
};

/** The message for the finder, and the command to lock the phone. */
export function LockForm({ message, onLock }: LockFormProps) {
  const { t } = useText();
  const messageId = useId();
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const written = field.current?.value.trim() ?? '';
    setEmpty(written === '');
    if (written !== '') onLock(written);
  };
  return (
    <Form
      messageId={messageId}
      action={t('antitheft.lockNow')}
      error={isEmpty ? t('antitheft.message.missing') : undefined}
      onSubmit={submit}
    >
      <label className="field">
        {t('antitheft.message')}
        <textarea
          ref={field}
          rows={2}
          aria-invalid={isEmpty}
          aria-describedby={messageId}
          maxLength={80}
          autoComplete="off"
          dir="auto"
          defaultValue={message ?? t('antitheft.message.example')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      </label>
    </Form>
  );
}
