import { emailKey } from '#server/storage/email-key.ts';
import type { Permission, RateLimits, RateRule } from '#server/storage/rate-limits.ts';

const tenMinutes = 600;
const hour = 3_600;

/** Enough for an office behind one address, too few for a program. */
const perNetwork: RateRule = { name: 'network', limit: 20, windowSeconds: tenMinutes };

/** Without proof of work: sent without JavaScript, or doubted by reCAPTCHA. */
const perNetworkUntrusted: RateRule = { name: 'network-untrusted', limit: 5, windowSeconds: tenMinutes };

/** Keeps a stranger's mailbox from being filled with our confirmations. */
const perAddress: RateRule = { name: 'address', limit: 5, windowSeconds: hour };

/** A submission as the limits count it. */
type Counted = {
  network: string;
  email: string;
  isTrusted: boolean;
  /** Repeats with the same key, and the second call of an inquiry, are not counted again. */
  idempotencyKey: string | undefined;
};

/** Counts a submission against the limits, which all processes share. */
export async function limitSubmissions(
  limits: RateLimits,
  { network, email, isTrusted, idempotencyKey }: Counted,
): Promise<Permission> {
  const counted: (readonly [RateRule, string])[] = [
    [perNetwork, network],
    [perAddress, emailKey(email)],
  ];
  if (!isTrusted) counted.unshift([perNetworkUntrusted, network]);
  for (const [rule, key] of counted) {
    const result = await limits.take(rule, key, idempotencyKey);
    if (!result.allowed) return result;
  }
  return { allowed: true };
}
