import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';

/** `GET /healthz` (liveness): 200 while the process runs. Without a response, a supervisor should restart it. */
export function getHealth(app: FastifyInstance): void {
  app.get('/healthz', (_request, reply) => {
    reply.send({ status: 'ok' });
  });
}

/** `GET /readyz` (readiness, for load balancers): 200, or 503 while the process is stopping. */
export function getReadiness(app: FastifyInstance, context: Pick<Context, 'isStopping'>): void {
  app.get('/readyz', (_request, reply) => {
    reply.code(context.isStopping ? 503 : 200).send({ status: context.isStopping ? 'stopping' : 'ready' });
  });
}
