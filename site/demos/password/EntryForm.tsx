import { useRef } from 'react';
import { passwordRules } from '#contracts/password-rules.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { setNames } from './character-sets.ts';
import { generatePassword } from './generate.ts';
import type { Entry } from './use-vault.ts';

type EntryFormProps = {
  /** Offered as password of the first one; each further one is offered another. */
  suggestion: string;
  onAdd: (entry: Entry) => void;
};

/** A new entry of the vault. */
export function EntryForm({ suggestion, onAdd }: EntryFormProps) {
  const { t } = useText();
  const name = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const [nameField, passwordField] = [name.current, password.current];
        if (!nameField || !passwordField) return;
        onAdd({ name: nameField.value.trim(), password: passwordField.value });
        nameField.value = '';
        passwordField.value = generatePassword(setNames, passwordRules.defaultLength);
        nameField.focus();
      }}
    >
      <label className="field">
        {t('password.entry.name')}
        <input ref={name} required pattern=".*\S.*" maxLength={60} autoComplete="off" dir="auto" />
      </label>
      <label className="field">
        {t('password.entry.password')}
        <input ref={password} required maxLength={200} autoComplete="off" defaultValue={suggestion} dir="ltr" />
      </label>
      <div className="buttons">
        <button className="action" type="submit">
          {t('password.entry.add')}
        </button>
      </div>
    </form>
  );
}
