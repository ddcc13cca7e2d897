/** What whoever typed the command can put right; its message is all they are shown. */
export class InboxError extends Error {
  override readonly name = 'InboxError';
}
