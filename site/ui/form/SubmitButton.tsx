import type { ButtonHTMLAttributes } from 'react';
import { Button } from '#site/ui/Button.tsx';

type SubmitButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  /** Label while the form is being sent; the button is disabled then. */
  busy: string | undefined;
};

/** The submit button of a form. */
export function SubmitButton({ label, busy, ...rest }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={busy !== undefined} {...rest}>
      {busy ?? label}
    </Button>
  );
}
