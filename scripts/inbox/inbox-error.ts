/** An error the user of the command can fix. Only its message is printed. */
export class InboxError extends Error {
  override readonly name = 'InboxError';
}
