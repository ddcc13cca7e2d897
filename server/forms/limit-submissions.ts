import { emailKey } from '#server/storage/email-key.ts';
import type { Permission, RateLimits, RateRule } from '#server/storage/rate-limits.ts';

const tenMinutes = 600;
const hour = 3_600;

/** Enough for an office behind one address, too few for a bot. */
const perNetwork: RateRule = { name: 'network', limit: 20, windowSeconds: tenMinutes };

/** For untrusted submissions: sent without JavaScript, or with a doubtful reCAPTCHA verdict. */
const perNetworkUntrusted: RateRule = { name: 'network-untrusted', limit: 5, windowSeconds: tenMinutes };

/** Prevents flooding somebody's mailbox with our confirmations. */
const perAddress: RateRule = { name: 'address', limit: 5, windowSeconds: hour };

/** The properties of a submission that the limits use. */
type Counted = {
  network: string;
  email: string;
  isTrusted: boolean;
  /** Repeats with the same key, such as the second request of an inquiry, are counted once. */
  idempotencyKey: string | undefined;
};

/** Counts a submission against the limits, which are shared by all processes. */
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
