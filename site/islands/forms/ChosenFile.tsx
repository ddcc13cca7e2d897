import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { acceptOf, type FileFieldName } from '#contracts/forms/file-field.ts';
import { FileField } from '#site/ui/form/FileField.tsx';
import { describeFile } from './describe-file.ts';
import type { FieldOf } from './use-form.ts';

export type FileLabels = { label: string; hint: string; remove: string };

type ChosenFileProps = {
  field: ReturnType<FieldOf> & { name: FileFieldName };
  /** Tag of the language in which the size is written. */
  language: string;
  /** Shown next to the label if the file is optional. */
  optional?: string;
  labels: FileLabels;
};

/** A file field that shows name and size of the chosen file, with a button to remove it. */
export function ChosenFile({ field, language, optional, labels }: ChosenFileProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();

  const show = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    setChosen(file && describeFile(file, language));
  };
  const remove = () => {
    if (!inputRef.current) return;
    inputRef.current.value = '';
    // Trigger revalidation of the field.
    inputRef.current.dispatchEvent(new Event('input', { bubbles: true }));
    setChosen(undefined);
    inputRef.current.focus();
  };

  // The file may have been chosen before hydration.
  useEffect(() => {
    if (inputRef.current) show(inputRef.current);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, on hydration.
  }, []);

  return (
    <FileField
      {...field}
      inputRef={inputRef}
      label={labels.label}
      hint={labels.hint}
      optional={optional}
      remove={labels.remove}
      chosen={chosen}
      accept={acceptOf(field.name)}
      onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => show(currentTarget)}
      onRemove={remove}
    />
  );
}
