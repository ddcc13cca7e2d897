import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cspHashes } from './csp-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('hashes every distinct inline script and style once, byte for byte', () => {
  const html =
    '<head><script>a()</script><style>\n.x{}\n</style></head><script type="speculationrules">{}</script><script>a()</script>';
  expect(cspHashes(html)).toEqual({ script: [hash('a()'), hash('{}')], style: [hash('\n.x{}\n')] });
});

test('external scripts and data blocks need no hash', () => {
  expect(
    cspHashes('<script type="module" src="/x.js"></script><script type="application/ld+json">{"a":1}</script>'),
  ).toEqual({
    script: [],
    style: [],
  });
});
