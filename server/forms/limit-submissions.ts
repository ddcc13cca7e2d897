import type { FormName } from '#contracts/forms/form-names.ts';
import { mailboxKey } from '#server/storage/email-key.ts';
import { saltHours, type Permission, type RateLimits, type RateRule } from '#server/storage/rate-limits.ts';

const tenMinutes = 600;
const hour = 3_600;
/** The longest time for which a mailbox is remembered: its key is forgotten with the salt. */
const day = saltHours * 3_600;

/** Enough for an office behind one address, too few for a bot. */
const perNetwork: RateRule = { name: 'network', limit: 20, windowSeconds: tenMinutes };

/** For untrusted submissions: sent without JavaScript, or with a doubtful reCAPTCHA verdict. */
const perNetworkUntrusted: RateRule = { name: 'network-untrusted', limit: 5, windowSeconds: tenMinutes };

/** Prevents flooding somebody's mailbox with receipts. Over it, forms are accepted without a receipt. */
const receiptsPerMailbox: RateRule = { name: 'receipts', limit: 5, windowSeconds: hour };

/**
 * Prevents flooding somebody's mailbox with confirmation mails for variants of its address. Over it, a subscription is
 * rejected, because nothing could be done with it.
 */
const confirmationsPerMailbox: RateRule = { name: 'confirmations', limit: 3, windowSeconds: day };

/** The properties of a submission that the limits use. */
type Counted = {
  form: FormName;
  network: string;
  email: string;
  isTrusted: boolean;
  /** Repeats with the same key, such as the second request of an inquiry, are counted once. */
  idempotencyKey: string | undefined;
};

/**
 * Counts a submission against the limits, which are shared by all processes. A stranger who sends forms with somebody's
 * address does not keep that person from writing to us: only mails to the address are limited.
 *
 * @returns with `sendsReceipt`: whether the sender gets a receipt by mail
 */
export async function limitSubmissions(
  limits: RateLimits,
  { form, network, email, isTrusted, idempotencyKey }: Counted,
): Promise<Permission & { sendsReceipt: boolean }> {
  const counted: (readonly [RateRule, string])[] = [[perNetwork, network]];
  if (!isTrusted) counted.unshift([perNetworkUntrusted, network]);
  if (form === 'newsletter') counted.push([confirmationsPerMailbox, mailboxKey(email)]);
  for (const [rule, key] of counted) {
    const result = await limits.take(rule, key, idempotencyKey);
    if (!result.allowed) return { ...result, sendsReceipt: false };
  }
  const hasReceipt = form === 'support' || form === 'application';
  const receipt = hasReceipt ? await limits.take(receiptsPerMailbox, mailboxKey(email), idempotencyKey) : undefined;
  return { allowed: true, sendsReceipt: receipt?.allowed ?? false };
}
