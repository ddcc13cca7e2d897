import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toConfig } from '#server/config.ts';
import { startFixture } from '#tests/support/server/start-fixture.ts';
import { checkInstance } from './check-instance.ts';
import { checkFiles, readAudit } from './check-machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'security-'));
afterAll(() => rmSync(folder, { recursive: true }));

const problems = (findings: readonly { level: string; text: string }[]) =>
  findings.filter(({ level }) => level === 'problem').map(({ text }) => text);

test('the server sends all security headers and protects its metrics', async () => {
  const server = await startFixture({ variables: { METRICS_TOKEN: 'x'.repeat(32) } });
  const findings = await checkInstance(server.origin);
  await server.end();
  expect(findings).toEqual([
    { level: 'ok', text: 'Headers: all security headers are present.' },
    { level: 'ok', text: 'Metrics: /metrics requires a token (403).' },
  ]);
});

test('reports missing headers and public metrics', async () => {
  const other = createServer((_request, response) => {
    response.setHeader('content-security-policy', "default-src 'self' 'unsafe-inline'");
    response.setHeader('server', 'other/1.2.3');
    response.end('page');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const found = problems(await checkInstance(`http://127.0.0.1:${(other.address() as AddressInfo).port}`));
  other.close();
  expect(found).toEqual([
    `Headers: content-security-policy is "default-src 'self' 'unsafe-inline'".`,
    'Headers: x-content-type-options is missing.',
    'Headers: referrer-policy is missing.',
    'Headers: permissions-policy is missing.',
    'Headers: cross-origin-opener-policy is missing.',
    'Headers: cross-origin-resource-policy is missing.',
    "Headers: content-security-policy allows 'unsafe-…'.",
    'Headers: server reveals a version, "other/1.2.3".',
    'Metrics: /metrics is accessible without a token.',
  ]);
});

test('a site that does not respond is unknown, not ok', async () => {
  expect(await checkInstance('http://127.0.0.1:1')).toEqual([
    { level: 'unknown', text: expect.stringMatching(/^http:\/\/127\.0\.0\.1:1 does not respond \(/) },
  ]);
});

test('reports files that other users can access', () => {
  const path = join(folder, 'site.sqlite');
  const config = toConfig({ DATABASE_URL: `sqlite:${path}` });
  expect(checkFiles(config)).toMatchObject([{ level: 'unknown' }]);
  writeFileSync(path, '', { mode: 0o600 });
  mkdirSync(join(folder, 'mail'), { mode: 0o700 });
  expect(checkFiles(config)).toEqual([
    { level: 'ok', text: 'Files: all 2 files and folders are accessible only to their owner.' },
  ]);
  writeFileSync(join(folder, 'mail/a.eml'), '');
  chmodSync(join(folder, 'mail/a.eml'), 0o640);
  expect(problems(checkFiles(config))).toEqual([
    expect.stringContaining(`other users can access ${join(folder, 'mail/a.eml')}`),
  ]);
});

test('parses an audit report, and reports a registry without audits', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toMatchObject([{ level: 'ok' }]);
  expect(problems(readAudit('{"vulnerabilities":{"left":{"severity":"high"}}}'))).toEqual([
    'Dependencies: left has a known vulnerability (severity high); run npm audit.',
  ]);
  for (const output of ['', '{"message":"405 Method Not Allowed","statusCode":405}']) {
    expect(readAudit(output)).toMatchObject([{ level: 'unknown' }]);
  }
});

test('the command prints all results and exits with 1 if there is a problem', { timeout: 60_000 }, async () => {
  const env = { ...process.env, DATABASE_URL: 'sqlite:var/none-of-ours.sqlite', HOST: '0.0.0.0' };
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['scripts/security.ts'], { env }, (error, stdout) =>
      resolve({ code: error?.code, output: stdout }),
    );
  });
  expect(code).toBe(1);
  expect(output).toContain('✗ SITE_URL is not set while HOST is 0.0.0.0');
  expect(output).toContain('✗ DATABASE_URL is a relative path');
  expect(output).toMatch(/^[✓✗?] Dependencies: /m);
});
