import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeMeasures } from './measured-pages.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'measures-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Writes a page with the given content and returns the measurements shown in it. */
function measure(head: string, body = '', services = { email: null as string | null, recaptcha: false }) {
  const names = ['requests', 'hosts', 'bytes', 'scripts'];
  const shown = names.map((name) => `<dd data-measured="${name}">–</dd>`).join('');
  writeFileSync(join(root, 'a.woff2'), Buffer.alloc(20_400));
  writeFileSync(
    join(root, 'page.html'),
    `<!doctype html><html lang="de"><head>${head}</head>${body}<dl>${shown}</dl></html>`,
  );
  writeMeasures(root, services);
  const html = readFileSync(join(root, 'page.html'), 'utf8');
  return Object.fromEntries(
    [...html.matchAll(/data-measured="(\w+)">([^<]*)</g)].map(([, id = '', text = '']) => [id, text]),
  );
}

test('a page with only a local font has no third-party requests; its size includes the font', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>';
  expect(measure(`<link rel="canonical" href="https://x.example/">${font}`)).toEqual({
    requests: '0',
    hosts: '0',
    bytes: '21 kB',
    scripts: '0',
  });
});

test('counts third-party files, lazy images, and hosts allowed by the content security policy', () => {
  const body =
    '<img src="https://pixel.example/1.png" alt="" loading="lazy"><script src="//tags.example/t.js"></script>';
  const counted = measure('', body.replace('<script src="//tags.example/t.js"></script>', ''), {
    email: 'https://mail.example',
    recaptcha: false,
  });
  expect(counted).toMatchObject({ requests: '1', hosts: '1', scripts: '0' });
  expect(measure('', body)).toMatchObject({ requests: '2', hosts: '0', scripts: '1' });
});
