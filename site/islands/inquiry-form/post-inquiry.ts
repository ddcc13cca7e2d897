import { endpoints } from '#contracts/forms/endpoints.ts';

/** How long its answer is waited for, ms: it may not keep the mail waiting. */
const patienceMs = 5_000;

/** The best-effort call beside the mail: its answer is read for the log only, and its failure is nothing to tell. */
export async function postInquiry(params: Readonly<Record<string, string>>): Promise<void> {
  try {
    const response = await fetch(endpoints.inquiry, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(params),
      signal: AbortSignal.timeout(patienceMs),
    });
    log('inquiry', response.ok, await response.json());
  } catch (error) {
    log('inquiry failed, as is expected without its server', error);
  }
}

function log(...what: readonly unknown[]): void {
  // eslint-disable-next-line no-console -- As specified: read for the log.
  console.debug(...what);
}
