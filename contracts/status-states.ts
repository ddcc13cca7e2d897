/** States that the status page can show, by part; it is built with all of them. Without our server: `unknown`. */
export const statusStates = {
  /** The sentence above the rows: all works, or what doesn't. */
  summary: ['unknown', 'all', 'forms', 'late', 'undelivered', 'nobody'],
  forms: ['unknown', 'working', 'failing'],
  mails: ['unknown', 'working', 'late', 'undelivered', 'nobody'],
} as const;

export type StatusPart = keyof typeof statusStates;
export type StatusState<Part extends StatusPart> = (typeof statusStates)[Part][number];

/** Id of the element for a part's state: `status-forms-working`. */
export function statusId<Part extends StatusPart>(part: Part, state: StatusState<Part>): string {
  return `status-${part}-${state}`;
}

/** Ids of the line that tells when the states were read, and of the time in it. */
export const statusTimeIds = { line: 'status-checked', time: 'status-time' } as const;
