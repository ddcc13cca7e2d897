import type { FastifyReply } from 'fastify';
import type { HeaderList } from './security-headers.ts';

/** Adds those headers that the answer does not have yet. */
export function addHeaders(reply: FastifyReply, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value] = headers.slice(index, index + 2);
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}
