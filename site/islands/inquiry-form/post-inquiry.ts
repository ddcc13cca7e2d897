import { endpoints } from '#contracts/forms/endpoints.ts';

/** Timeout, ms: must not delay the mail. */
const timeoutMs = 5_000;

/** Best-effort call in addition to the mail; the result is only logged. */
export async function postInquiry(params: Readonly<Record<string, string>>): Promise<void> {
  try {
    const response = await fetch(endpoints.inquiry, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(timeoutMs),
    });
    log('inquiry', response.ok, await response.json());
  } catch (error) {
    log('inquiry failed, as is expected without its server', error);
  }
}

function log(...what: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- As specified: read for the log.
  console.debug(...what);
}
