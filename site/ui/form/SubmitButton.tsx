import type { ButtonHTMLAttributes } from 'react';
import { Button } from '#site/ui/Button.tsx';

type SubmitButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  /** What it reads while the form is on its way; it is disabled then. */
  busy: string | undefined;
};

/** The button that sends a form. */
export function SubmitButton({ label, busy, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={busy !== undefined} {...rest}>
      {busy ?? label}
    </Button>
  );
}
