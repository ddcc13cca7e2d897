import { useId, useState } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { Field, Form } from '#site/demos/shared/Form.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';
import { generatePassword, setNames } from './generate.ts';
import type { Entry } from './use-vault.ts';

type EntryFormProps = {
  /** Whether the first field takes the focus when it appears. */
  focus: boolean;
  onAdd: (entry: Entry) => void;
};

/** A password for one entry only: two accounts that share one are both open once it leaks. */
const suggest = () => generatePassword(setNames, passwordRules.defaultLength);

/** A new entry of the vault, with a new password for it. */
export function EntryForm({ focus, onAdd }: EntryFormProps) {
  const { t } = useText();
  const messageId = useId();
  const [name, setName] = useState('');
  const [password, setPassword] = useState(suggest);
  const [isIncomplete, setIncomplete] = useState(false);
  const nameField = useFocusOnMount<HTMLInputElement>(focus);
  const add = () => {
    const isMissing = !name.trim() || !password;
    setIncomplete(isMissing);
    if (isMissing) return;
    onAdd({ name: name.trim(), password });
    setName('');
    setPassword(suggest());
    nameField.current?.focus();
  };
  return (
    <Form
      messageId={messageId}
      action={t('password.entry.add')}
      // Messages are above the button, which stays where it is, at the end of the phone's screen.
      hint=""
      error={isIncomplete ? t('password.entry.missing') : undefined}
      onSubmit={add}
    >
      <Field
        ref={nameField}
        label={t('password.entry.name')}
        value={name}
        isInvalid={isIncomplete && !name.trim()}
        describedBy={messageId}
        maxLength={60}
        type="text"
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setName(target.value)}
      />
      <Field
        label={t('password.entry.password')}
        value={password}
        isInvalid={isIncomplete && !password}
        describedBy={messageId}
        maxLength={200}
        type="text"
        autoComplete="off"
        dir="ltr"
        className="secret"
        onChange={({ target }) => setPassword(target.value)}
      />
    </Form>
  );
}
