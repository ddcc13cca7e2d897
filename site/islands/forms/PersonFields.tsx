import { TextField } from '#site/ui/form/TextField.tsx';
import type { FieldOf } from './use-form.ts';

export type PersonLabels = { name: string; email: string; emailHint: string };

type PersonFieldsProps = { field: FieldOf; labels: PersonLabels };

/** Name and e-mail fields. */
export function PersonFields({ field, labels }: PersonFieldsProps) {
  return (
    <>
      <TextField
        {...field('name')}
        label={labels.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextField
        {...field('email')}
        label={labels.email}
        hint={labels.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
      />
    </>
  );
}
