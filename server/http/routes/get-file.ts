import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { pathOf } from '#server/http/static/addresses.ts';
import { sendFile } from '#server/http/static/send-file.ts';
import { answerMissing } from './answer-missing.ts';

/** `GET` of the build's pages and files, and of all unknown addresses. */
export function getFiles(app: FastifyInstance, context: Pick<Context, 'site'>): void {
  const { site } = context;
  // Only for `reply.sendFile`: the files and their headers come from the build's manifest.
  app.register(fastifyStatic, { root: site.folder, serve: false, cacheControl: false, contentType: false });
  const answer = answerMissing(app, context);
  app.get('/*', (request, reply) => {
    const file = site.files.get(pathOf(request.url));
    return file ? sendFile(site, file, request, reply) : answer(request, reply);
  });
}
