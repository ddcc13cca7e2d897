import type { FastifyInstance } from 'fastify';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { isFormName } from '#contracts/forms/form-names.ts';
import type { Context } from '#server/context.ts';
import { networkOf } from '#server/http/client-network.ts';
import { RequestProblem } from '#server/http/errors.ts';

/** `GET /api/proof?form=contact`: a proof-of-work challenge for one submission, harder for networks that ask often. */
export function getProof(app: FastifyInstance, { proofs, proofDifficulty }: Context): void {
  app.get<{ Querystring: { form?: unknown } }>(endpoints.proof, ({ query, ip }) => {
    if (!isFormName(query.form)) throw new RequestProblem(400);
    return proofs.issue(query.form, proofDifficulty(networkOf(ip)));
  });
}
