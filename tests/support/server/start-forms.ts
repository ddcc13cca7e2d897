import { randomBytes } from 'node:crypto';
import { vi } from 'vitest';
import { ownEmailService } from '#contracts/forms/endpoints.ts';
import type { FormName } from '#contracts/forms/form-names.ts';
import { createProofOfWork } from '#server/forms/proof-of-work.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { formSiteFiles } from './form-pages.ts';
import { solveProof } from './solve-proof.ts';
import { startFixture, type RunningFixture } from './start-fixture.ts';

// Some tests send dozens of forms, which may take longer than the default of five seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** A server with form pages. Each sender has its own address, so that rate limits apply only when intended. */
export type RunningForms = RunningFixture & {
  /** Returns a proof of work for a form that was opened some seconds ago. */
  prove: (form: FormName) => Promise<string>;
  /** Returns headers of a visitor from a new network. */
  visitor: () => Record<string, string>;
  /** Sends a form like the email service's SDK. */
  sendEmail: (form: string, params: object, headers?: Record<string, string>) => Promise<Response>;
  /** Returns form, language, and fields of each stored submission. */
  submissions: () => Promise<{ form: string; language: string; fields: Record<string, string> }[]>;
};

/**
 * Starts a server with form pages. Messages are replaced by `code:key`.
 *
 * @param proofs `easy`: low difficulty; `real`: production difficulty, signed with the database's secret
 */
export async function startForms(
  options: Parameters<typeof startFixture>[0] = {},
  proofs: 'easy' | 'real' = 'easy',
): Promise<RunningForms> {
  const server = await startFixture({
    ...options,
    variables: { TRUST_PROXY: '1', ...options.variables },
    site: options.site ?? writeFixtureSite(formSiteFiles),
    overrides: {
      labels: (code, key) => `${code}:${key}`,
      ...(proofs === 'easy' ? { proofs: createProofOfWork(randomBytes(32), 400) } : {}),
      ...options.overrides,
    },
  });
  let visitors = 0;
  const visitor = () => ({ 'x-forwarded-for': `10.${(visitors >> 8) & 255}.${visitors++ & 255}.7` });
  return {
    ...server,
    visitor,
    prove: async (form) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5_000 });
      const issued = server.context.proofs.issue(form);
      vi.useRealTimers();
      return solveProof(await issued);
    },
    sendEmail: (form, params, headers = visitor()) =>
      fetch(`${server.origin}/api/v1.0/email/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({
          lib_version: '4.4.1',
          user_id: ownEmailService.publicKey,
          service_id: ownEmailService.serviceId,
          template_id: form,
          template_params: params,
        }),
      }),
    submissions: async () => {
      const rows = await server.context.storage.read((db) =>
        db.selectFrom('submissions').select(['form', 'language', 'fields']).orderBy('created_at').execute(),
      );
      return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as Record<string, string> }));
    },
  };
}
