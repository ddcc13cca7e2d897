import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';

/** `GET /readyz`: 200 while new visitors may be sent here, 503 once the process is ending. For balancers. */
export function getReadiness(app: FastifyInstance, context: Pick<Context, 'isStopping'>): void {
  app.get('/readyz', (_request, reply) => {
    reply.code(context.isStopping ? 503 : 200).send({ status: context.isStopping ? 'stopping' : 'ready' });
  });
}
