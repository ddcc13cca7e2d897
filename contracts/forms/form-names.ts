/** The forms of the site. The name is also the template id in the e-mail service protocol. */
export const formNames = ['newsletter', 'inquiry', 'contact', 'support', 'application'] as const;

/** One of {@link formNames}. */
export type FormName = (typeof formNames)[number];

/** Whether a text is the name of a form. */
export function isFormName(text: unknown): text is FormName {
  return (formNames as readonly unknown[]).includes(text);
}
