import { Agent, request } from 'node:http';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { PreparedInquiry } from './make-inquiries.ts';

export type Sender = {
  /** @returns the answer's status, 0 when none came */
  send: (inquiry: PreparedInquiry) => Promise<number>;
  close: () => void;
};

/**
 * Sends inquiries over connections that are kept, to each process in turn. `fetch` would cost the load more than the answers
 * cost the server.
 *
 * @param origins of the processes
 */
export function createSender(origins: readonly string[]): Sender {
  let sent = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const send = ({ body, network }: PreparedInquiry) =>
    new Promise<number>((resolve) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': network,
      };
      const asked = request(
        `${origins[sent++ % origins.length] ?? ''}${endpoints.inquiry}`,
        { method: 'POST', agent, headers },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      );
      asked.on('error', () => resolve(0));
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
}
