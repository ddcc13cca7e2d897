import type { Permission, RateLimits, RateRule } from '#server/storage/rate-limits.ts';

const tenMinutes = 600;
const hour = 3_600;

/** Source: product decisions, "Limits". An office behind one address fits in; a program does not get far. */
const perNetwork: RateRule = { name: 'network', limit: 20, windowSeconds: tenMinutes };

/** Without proof of work: sent without JavaScript, or doubted by reCAPTCHA. */
const perNetworkUntrusted: RateRule = { name: 'network-untrusted', limit: 5, windowSeconds: tenMinutes };

/** Keeps a stranger's mailbox from being filled with our confirmations. */
const perAddress: RateRule = { name: 'address', limit: 5, windowSeconds: hour };

/**
 * Counts a submission against the limits, which all processes share.
 *
 * @param once names the submission: its repeats, and the second call of an inquiry, are not counted again
 */
export async function limitSubmissions(
  limits: RateLimits,
  { network, email, isTrusted, once }: { network: string; email: string; isTrusted: boolean; once: string | undefined },
): Promise<Permission> {
  const counted: [RateRule, string][] = [
    ...(isTrusted ? [] : ([[perNetworkUntrusted, network]] satisfies [RateRule, string][])),
    [perNetwork, network],
    [perAddress, email.normalize().toLowerCase()],
  ];
  for (const [rule, key] of counted) {
    const result = await limits.take(rule, key, once);
    if (!result.allowed) return result;
  }
  return { allowed: true };
}
