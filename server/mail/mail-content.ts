/** The content of a mail, before it is rendered as text and HTML. Plain text; rendering escapes it. */
export type MailContent = { subject: string; blocks: readonly MailBlock[] };

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Rows of labels and values. */
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** A visitor's text, with its line breaks. */
  | { kind: 'quotation'; label: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string };
