/** The forms of the site. A name is also the id of the form's template at our own e-mail service. */
export const formNames = ['newsletter', 'inquiry', 'contact', 'support', 'application'] as const;

/** One of {@link formNames}. */
export type FormName = (typeof formNames)[number];

/** Whether a text names a form. */
export function isFormName(text: unknown): text is FormName {
  return (formNames as readonly unknown[]).includes(text);
}
