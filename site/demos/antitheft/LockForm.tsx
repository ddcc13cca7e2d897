import { useId, useState } from 'react';
import { Field, Form } from '#site/demos/shared/Form.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';

type LockFormProps = { onLock: (message: string) => void };

/** The message for the finder, and the command to lock the phone. */
export function LockForm({ onLock }: LockFormProps) {
  const { t } = useText();
  const messageId = useId();
  const field = useFocusOnMount<HTMLInputElement>();
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const message = field.current?.value.trim() ?? '';
    setEmpty(message === '');
    if (message !== '') onLock(message);
  };
  return (
    <Form
      messageId={messageId}
      action={t('antitheft.lockNow')}
      error={isEmpty ? t('antitheft.message.missing') : undefined}
      onSubmit={submit}
    >
      <Field
        ref={field}
        label={t('antitheft.message')}
        isInvalid={isEmpty}
        describedBy={messageId}
        maxLength={80}
        autoComplete="off"
        dir="auto"
        defaultValue={t('antitheft.message.example')}
      />
    </Form>
  );
}
