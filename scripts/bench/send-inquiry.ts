import { Agent, request } from 'node:http';
import { endpoints } from '#contracts/forms/endpoints.ts';
import type { PreparedInquiry } from './make-inquiries.ts';

export type Sender = {
  /** @returns the HTTP status, 0 on a connection error */
  send: (inquiry: PreparedInquiry) => Promise<number>;
  close: () => void;
};

/**
 * Sends inquiries over keep-alive connections, round-robin to each process. `fetch` would use more CPU time than the
 * server needs for the responses.
 *
 * @param origins one per process
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
      const clientRequest = request(
        `${origins[sent++ % origins.length] ?? ''}${endpoints.inquiry}`,
        { method: 'POST', agent, headers },
        (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        },
      );
      clientRequest.on('error', () => resolve(0));
      clientRequest.end(body);
    });
  return { send, close: () => agent.destroy() };
}
