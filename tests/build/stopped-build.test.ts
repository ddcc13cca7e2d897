import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyProject } from '#scripts/build-copy.ts';

test('an invalid document fails the build with its file and line, and the build leaves no manifest', async () => {
  const { folder, remove } = await copyProject(['en']);
  try {
    await appendFile(join(folder, 'content/news/en/2026-10-vpn-locations.md'), '\nTODO\n');
    const stopped = promisify(execFile)(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { PATH: process.env.PATH, LOCALES: 'en' },
      timeout: 120_000,
    });
    await expect(stopped).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/content\/news\/en\/2026-10-vpn-locations\.md:\d+: TODO in a published document/),
    });
    expect(existsSync(join(folder, 'dist/manifest.json'))).toBe(false);
  } finally {
    await remove();
  }
});
