import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';

/** `GET /healthz`: 200 while the process answers at all. A supervisor that gets no answer should start it again. */
export function getHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.send({ status: 'ok' });
  });
}

/** `GET /readyz`: 200 while new visitors may be sent here, 503 once the process is ending. For balancers. */
export function getReadiness(app: FastifyInstance, context: Pick<Context, 'isStopping'>): void {
  app.get('/readyz', (_request, reply) => {
    reply.code(context.isStopping ? 503 : 200).send({ status: context.isStopping ? 'stopping' : 'ready' });
  });
}
