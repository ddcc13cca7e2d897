import type { FormHTMLAttributes, RefObject } from 'react';
import { formId, summaryId } from '#contracts/forms/element-ids.ts';
import { nativePath } from '#contracts/forms/endpoints.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import '#site/ui/layout.css';

/** Location of a form, for the response to it. */
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
  /** Whether the summary is announced: true if it is about invalid fields, one of which takes the focus. */
  isAlert: boolean;
  withFile?: boolean | undefined;
  /** Whether the summary is for screen readers only, because a toast shows it. */
  isSummaryHidden?: boolean;
};

/**
 * A form that also works without JavaScript: with a summary, hidden fields and a honeypot
 * field. Browser validation is off, because browser and server share our own.
 */
export function FormFrame({
  form,
  formRef,
  summaryRef,
  place,
  summary,
  isAlert,
  withFile,
  isSummaryHidden,
  children,
  ...rest
}: FormFrameProps) {
  return (
    <form
      ref={formRef}
      id={formId(form)}
      data-form={form}
      data-ui="stack"
      data-gap="5"
      method="post"
      // No fragment: it would override `autofocus` in the response.
      action={nativePath(form)}
      encType={withFile ? 'multipart/form-data' : undefined}
      noValidate
      {...rest}
    >
      <p
        ref={summaryRef}
        id={summaryId(form)}
        className={isSummaryHidden ? 'visually-hidden' : undefined}
        data-ui={isSummaryHidden ? undefined : 'alert'}
        data-tone="danger"
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
