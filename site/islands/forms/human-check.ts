import type { FormName } from '#contracts/forms/form-names.ts';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import type { ProofChallenge } from '#contracts/forms/proof.ts';
import { fetchJson } from '#site/islands/fetch-json.ts';
import { recaptchaToken } from './recaptcha.ts';
import { solveProof } from './solve-proof.ts';

/** Evidence for the server that a person sends the form. */
export type HumanCheck = {
  /** Starts the work while the visitor types. */
  prepare: () => void;
  /**
   * The hidden field with the proof; empty if the server was unreachable, which then applies stricter rules
   * or rejects.
   */
  fields: () => Promise<Record<string, string>>;
  /** Discards the proof after it was used or rejected. The next one is a proof of work. */
  renew: () => void;
};

type ProofWork = { proof: string; readyAt: number; expiresAt: number };

/** Safety margin for the transfer before a proof expires, ms. */
const transferMarginMs = 30_000;

/** Creates the check of a form: reCAPTCHA if configured and reachable, otherwise proof of work. */
export function createHumanCheck(form: FormName): HumanCheck {
  let work: Promise<ProofWork | undefined> | undefined;
  let siteKey = FORMS.recaptchaSiteKey;

  const begin = () => (work ??= startWork(form).catch(() => undefined));
  const proof = async (): Promise<Record<string, string>> => {
    let done = await begin();
    if (!done || done.expiresAt < Date.now() + transferMarginMs) {
      work = undefined;
      done = await begin();
    }
    if (!done) return {};
    await delay(done.readyAt - Date.now());
    return { [hiddenFields.proof]: done.proof };
  };
  return {
    prepare: () => void begin(),
    renew: () => {
      work = undefined;
      siteKey = null;
    },
    fields: async () => {
      const token = siteKey ? await recaptchaToken(siteKey, form) : undefined;
      return token ? { [hiddenFields.recaptcha]: token } : proof();
    },
  };
}

async function startWork(form: FormName): Promise<ProofWork> {
  const challenge = await fetchJson<ProofChallenge>(`${endpoints.proof}?form=${form}`);
  const readyAt = Date.now() + minimalFillMs;
  return { proof: await solveProof(challenge), readyAt, expiresAt: challenge.parameters.expiresAt * 1000 };
}

/** The server rejects forms sent faster than a person could, so autofilled forms wait. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
