import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const module = fileURLToPath(new URL('./exit-with-parent-shell.ts', import.meta.url));

/** Runs the function in a process inside a shell, stops the shell, and returns the output of the process. */
async function runInShell(isRunByNpm: boolean): Promise<string> {
  const code = `import { exitWithParentShell } from ${JSON.stringify(module)};
    process.on('SIGTERM', () => { console.log('told'); process.exit(); });
    setTimeout(() => { console.log('not told'); process.exit(); }, 1500);
    exitWithParentShell(${isRunByNpm});
    console.log('ready');`;
  // The second command prevents the shell from replacing itself with the process.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, code]);
  let output = '';
  shell.stdout.on('data', (part: Buffer) => {
    if (output === '') shell.kill('SIGTERM');
    output += part.toString();
  });
  await once(shell.stdout, 'close');
  return output;
}

test.runIf(process.platform !== 'win32')('a server started by npm exits with its shell', async () => {
  expect(await runInShell(true)).toBe('ready\ntold\n');
});

test.runIf(process.platform !== 'win32')('a server not started by npm keeps running', async () => {
  expect(await runInShell(false)).toBe('ready\nnot told\n');
});
