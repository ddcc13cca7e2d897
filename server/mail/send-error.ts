/** Why a mail was not sent. */
export type SendError = {
  /** `EENVELOPE 550`, `ECONNREFUSED`. Never the server's message, which quotes addresses. */
  code: string;
  /** True for a permanent rejection of the recipient or the mail. */
  isFinal: boolean;
};

/** Describes an error of Nodemailer or the system. */
export function describeSendError(error: unknown): SendError {
  if (!(error instanceof Error)) return { code: 'unknown', isFinal: false };
  const { code, command, responseCode } = error as Error &
    Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  const isRefusal = typeof responseCode === 'number' && responseCode >= 500;
  return { code: parts.join(' ') || error.name, isFinal: isAboutMail && isRefusal };
}
