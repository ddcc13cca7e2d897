/** What a mail says, before it becomes text and HTML. All of it is plain text; rendering escapes it. */
export type MailContent = { subject: string; blocks: readonly MailBlock[] };

export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Somebody's name and value for each of several lines. */
  | { kind: 'fields'; rows: readonly (readonly [label: string, value: string])[] }
  /** What somebody wrote, line ends and all. */
  | { kind: 'quotation'; label: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string };
