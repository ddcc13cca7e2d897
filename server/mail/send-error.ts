/** Why a mail was not sent. */
export type SendError = {
  /** For the log and the outbox: never the server's sentence, which quotes addresses. `EENVELOPE 550`, `ECONNREFUSED`. */
  code: string;
  /** The server refused the recipient or the mail for good, so that another attempt would be refused too. */
  isFinal: boolean;
};

/** Reads Nodemailer's errors and the system's. */
export function describeSendError(error: unknown): SendError {
  if (!(error instanceof Error)) return { code: 'unknown', isFinal: false };
  const { code, command, responseCode } = error as Error &
    Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return { code: parts.join(' ') || error.name, isFinal: isAboutMail && isRefusal };
}
