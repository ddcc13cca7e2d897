import type { FormHTMLAttributes, RefObject } from 'react';
import { nativePath } from '#contracts/forms/endpoints.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import css from './FormFrame.module.css';

/** Where a form stands, for the answer to it. */
export type FormPlace = {
  /** Tag of the page's language. */
  language: string;
  /** Path of the page. */
  page: string;
};

type FormFrameProps = FormHTMLAttributes<HTMLFormElement> & {
  form: FormName;
  formRef: RefObject<HTMLFormElement | null>;
  summaryRef: RefObject<HTMLParagraphElement | null>;
  place: FormPlace;
  /** A sentence about the whole form. */
  summary: string | undefined;
  /** Whether it is announced when it appears: it speaks of wrong fields, and the focus goes to one of them. */
  isAlert: boolean;
  withFile?: boolean | undefined;
};

/**
 * A real form, which is posted as it is where there is no JavaScript: with its summary, its hidden fields, and a field
 * that only programs fill in. Checks are ours on both sides, so the browser's own are off.
 */
export function FormFrame({
  form,
  formRef,
  summaryRef,
  place,
  summary,
  isAlert,
  withFile,
  className = css.form,
  children,
  ...rest
}: FormFrameProps) {
  return (
    <form
      ref={formRef}
      id={`form-${form}`}
      className={className}
      data-form={form}
      method="post"
      // Without a fragment, which would keep the browser from the answer's `autofocus`.
      action={nativePath(form)}
      encType={withFile ? 'multipart/form-data' : undefined}
      noValidate
      {...rest}
    >
      <p
        ref={summaryRef}
        id={`${form}-summary`}
        className={css.summary}
        role={isAlert ? 'alert' : undefined}
        tabIndex={-1}
        hidden={!summary}
      >
        {summary}
      </p>
      <input type="hidden" name={hiddenFields.language} value={place.language} />
      <input type="hidden" name={hiddenFields.page} value={place.page} />
      <input
        type="text"
        className="visually-hidden"
        name={hiddenFields.honeypot}
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      {children}
    </form>
  );
}
