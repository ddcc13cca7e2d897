/**
 * Stands in for Google's answers about reCAPTCHA tokens. Loaded into the server's process ahead of it (`--import`). What
 * it says of a token, the token says: `<verdict>.<action>.<anything>`. A token counts once, as at Google.
 */
const service = 'https://www.google.com/recaptcha/api/siteverify';
const secret = 'secret-of-the-tests-only-0';

const outside = globalThis.fetch;
const spent = new Set<string>();

globalThis.fetch = async (input, init) => {
  if (input !== service) return outside(input, init);
  const body = init?.body as URLSearchParams;
  const token = body.get('response') ?? '';
  const [verdict, action] = token.split('.');
  if (verdict === 'unreachable') throw new TypeError('fetch failed');
  if (body.get('secret') !== secret) return Response.json({ success: false, 'error-codes': ['invalid-input-secret'] });
  const isFresh = !spent.has(token);
  spent.add(token);
  return Response.json({ success: isFresh, action, score: verdict === 'human' ? 0.9 : 0.1 });
};
