import type { Finding } from './check-machine.ts';

const timeoutMs = 10_000;

/** Required response headers and patterns for their values. */
const expected: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$|^no-referrer$|^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
];

/**
 * Checks the responses of a running site, through its proxy if it has one.
 *
 * @param origin origin of the site, such as `https://www.example.com`
 */
export async function checkInstance(origin: string): Promise<Finding[]> {
  try {
    return [...(await checkHeaders(origin)), await checkMetrics(origin)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ level: 'unknown', text: `${origin} does not respond (${reason}).` }];
  }
}

async function checkHeaders(origin: string): Promise<Finding[]> {
  const { headers } = await get(origin, '/');
  const problems = expected.flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found !== null && value.test(found)) return [];
    return [`Headers: ${name} is ${found === null ? 'missing' : `"${found}"`}.`];
  });
  if (headers.get('content-security-policy')?.includes("'unsafe-")) {
    problems.push("Headers: content-security-policy allows 'unsafe-…'.");
  }
  if (origin.startsWith('https:') && !headers.has('strict-transport-security')) {
    problems.push('Headers: strict-transport-security is missing on https; was SITE_URL set to https?');
  }
  for (const name of ['server', 'x-powered-by']) {
    if (/\d/.test(headers.get(name) ?? ''))
      problems.push(`Headers: ${name} reveals a version, "${headers.get(name)}".`);
  }
  if (problems.length > 0) return problems.map((text) => ({ level: 'problem', text }));
  return [{ level: 'ok', text: 'Headers: all security headers are present.' }];
}

async function checkMetrics(origin: string): Promise<Finding> {
  const { status } = await get(origin, '/metrics');
  return status === 200
    ? { level: 'problem', text: 'Metrics: /metrics is accessible without a token.' }
    : { level: 'ok', text: `Metrics: /metrics requires a token (${status}).` };
}

function get(origin: string, path: string): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
}
