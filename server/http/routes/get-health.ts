import type { FastifyInstance } from 'fastify';

/** `GET /healthz`: 200 while the process answers at all. A supervisor that gets no answer should start it anew. */
export function getHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.send({ status: 'ok' });
  });
}
