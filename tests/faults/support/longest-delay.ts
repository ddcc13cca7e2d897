/** `METRICS_TOKEN` of servers whose metrics a test reads. */
export const metricsToken = 'a-token-for-the-tests';

/** Returns the longest delay of a server's event loop since the last call, in seconds. */
export async function readLongestDelay(port: number): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  return Number(/^northlamp_event_loop_delay_seconds (\S+)$/m.exec(await response.text())?.[1]);
}
