/** Ids of a form's elements in a page. The site renders them, and the server finds them by these to fill a form in. */

/** The `<form>`. */
export const formId = (form: string) => `form-${form}`;

/** The control of a field. */
export const controlId = (form: string, field: string) => `${form}-${field}`;

/** The error message of a control, by the control's id. */
export const errorId = (control: string) => `${control}-error`;

/** The message about a form as a whole. */
export const summaryId = (form: string) => `${form}-summary`;
