import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from '@playwright/test';
import { endpoints, ownEmailService } from '#contracts/forms/endpoints.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import type { ProofChallenge } from '#contracts/forms/proof.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { solveProof } from '#tests/support/server/solve-proof.ts';
import { expect, open, origin, ownNetwork, test } from '#tests/support/test.ts';

/** The original client library of the email service, bundled as one script. */
async function clientScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@emailjs/browser'))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'client',
    footer: { js: 'globalThis.emailClient = client;' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

type Answer = { status: number; text: string };

/** The client library's API. */
type Client = {
  init: (options: { publicKey: string; origin: string }) => void;
  send: (service: string, template: string, params: object) => Promise<Answer>;
  sendForm: (service: string, template: string, form: HTMLFormElement) => Promise<Answer>;
};

declare const emailClient: Client;

test.use({ expectedProblems: ['/api/v1.0/email/', 'Failed to load resource'] });

/** Solves a challenge, and waits until the server accepts the time to fill in the form. */
async function prove(form: string): Promise<string> {
  const response = await fetch(`${origin()}${endpoints.proof}?form=${form}`, { headers: ownNetwork() });
  const challenge = (await response.json()) as ProofChallenge;
  const { issuedAt } = challenge.parameters.data;
  await expect.poll(() => Date.now() - issuedAt).toBeGreaterThan(minimalFillMs);
  return solveProof(challenge);
}

async function withClient(page: Page): Promise<void> {
  await open(page, '/');
  await page.evaluate(await clientScript());
  await page.evaluate((publicKey) => {
    emailClient.init({ publicKey, origin: location.origin });
  }, ownEmailService.publicKey);
}

const send = (page: Page, template: string, params: object) =>
  page.evaluate(
    async ({ service, template, params }) => {
      const { status, text } = await emailClient
        .send(service, template, params)
        .catch((error: unknown) => error as Answer);
      return { status, text };
    },
    { service: ownEmailService.serviceId, template, params },
  );

const contact = () => ({
  name: 'Ada Lovelace 👩‍💻',
  email: `ada-${crypto.randomUUID()}@example.com`,
  topic: 'feedback',
  message: 'Guten Tag,\nschöne Lampe.',
  language: 'de',
  submission_id: crypto.randomUUID(),
});

test('the email service’s client sends a form to our server and receives error codes; sending it again has no effect', async ({
  page,
}) => {
  await withClient(page);
  const params = { ...contact(), altcha: await prove('contact') };
  expect(await send(page, 'contact', { ...params, email: 'ada', topic: '' })).toEqual({
    status: 400,
    text: '{"code":"invalid-fields","fields":{"email":"email-invalid","topic":"required"}}',
  });
  expect(await send(page, 'contact', contact())).toEqual({ status: 403, text: 'proof-needed' });
  expect(await send(page, 'contact', params)).toEqual({ status: 200, text: 'OK' });
  expect(await send(page, 'contact', params)).toEqual({ status: 200, text: 'OK' });
});

test('the client sends a form with its file', async ({ page }) => {
  await withClient(page);
  const fields = {
    name: 'Ada',
    email: `${crypto.randomUUID()}@example.com`,
    app: 'vpn',
    platform: 'ios',
    message: 'Hi',
  };
  const answers = [];
  const proofs = await Promise.all([prove('support'), prove('support')]);
  for (const [index, head] of [sampleFiles.png.toString('latin1'), 'MZ'].entries()) {
    const altcha = proofs[index];
    answers.push(
      await page.evaluate(
        async ({ service, fields, head }) => {
          const form = document.createElement('form');
          for (const [name, value] of Object.entries(fields)) {
            const input = Object.assign(document.createElement('input'), { name, value });
            form.append(input);
          }
          const files = new DataTransfer();
          files.items.add(new File([Uint8Array.from(head, (each) => each.charCodeAt(0))], 'shot.png'));
          form.append(
            Object.assign(document.createElement('input'), { type: 'file', name: 'screenshot', files: files.files }),
          );
          const { status, text } = await emailClient
            .sendForm(service, 'support', form)
            .catch((error: unknown) => error as Answer);
          return { status, text };
        },
        { service: ownEmailService.serviceId, fields: { ...fields, altcha }, head },
      ),
    );
  }
  expect(answers).toEqual([
    { status: 200, text: 'OK' },
    { status: 400, text: '{"code":"invalid-fields","fields":{"screenshot":"file-type"}}' },
  ]);
});
