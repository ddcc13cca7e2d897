import type { FormName } from '#contracts/forms/form-names.ts';
import { endpoints } from '#contracts/forms/endpoints.ts';
import { hiddenFields } from '#contracts/forms/hidden-fields.ts';
import { minimalFillMs } from '#contracts/forms/limits.ts';
import type { ProofChallenge } from '#contracts/forms/proof.ts';
import { fetchJson } from '#site/islands/fetch-json.ts';
import { recaptchaToken } from './recaptcha.ts';
import { solveProof } from './solve-proof.ts';

/** What shows the server that a person's browser sends a form. */
export type HumanCheck = {
  /** Begins the work, while the visitor types. */
  prepare: () => void;
  /**
   * The hidden field that says it was done; none if the server could not be asked, which then applies its stricter rules
   * or refuses.
   */
  fields: () => Promise<Record<string, string>>;
  /** Forgets what was done: the server has seen it, or does not want it. What comes next is a proof of work. */
  renew: () => void;
};

type Work = { proof: string; readyAt: number; expiresAt: number };

/** Spare time for a proof to reach the server before it expires, ms. */
const travelMs = 30_000;

/** Makes the check of one form: reCAPTCHA where it is set up and can be reached, else a proof of work. */
export function createHumanCheck(form: FormName): HumanCheck {
  let work: Promise<Work | undefined> | undefined;
  let siteKey = FORMS.recaptchaSiteKey;

  const begin = () => (work ??= workFor(form).catch(() => undefined));
  const proof = async (): Promise<Record<string, string>> => {
    let done = await begin();
    if (!done || done.expiresAt < Date.now() + travelMs) {
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

async function workFor(form: FormName): Promise<Work> {
  const challenge = await fetchJson<ProofChallenge>(`${endpoints.proof}?form=${form}`);
  const readyAt = Date.now() + minimalFillMs;
  return { proof: await solveProof(challenge), readyAt, expiresAt: challenge.parameters.expiresAt * 1000 };
}

/** The server takes no form sooner than a person can fill it in: what a browser filled in waits for that. */
function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
