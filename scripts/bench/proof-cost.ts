import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { ProofChallenge } from '#contracts/forms/proof.ts';
import { createProofOfWork, usualMaxCounter } from '#server/forms/proof-of-work.ts';

/** What a form's proof of work costs an honest browser, and somebody who forges them. */
export type ProofCost = {
  /** Median of the page's solver in Chromium on this machine, ms. */
  honestMs: number;
  /** The same with the processor slowed down four times, ms. */
  slowPhoneMs: number;
  /** Proofs that one core of this machine could make in a second by native code: its rate of SHA-256 blocks by the tries. */
  forgedPerSecond: number;
  /** Proofs that one core of the server checks in a second. */
  checkedPerSecond: number;
};

/** How much slower than this machine. */
const slowdown = 4;

const solver = fileURLToPath(new URL('../../site/islands/forms/solve-proof.ts', import.meta.url));

/** @param runs of the solver on each of the two processors; odd */
export async function measureProofs(browserPath: string, runs = 21): Promise<ProofCost> {
  const proofs = createProofOfWork(randomBytes(32));
  const challenges = await Promise.all(Array.from({ length: runs }, () => proofs.issue('contact')));
  const { honestMs, slowPhoneMs } = await solveInBrowser(browserPath, challenges);
  // Each challenge has another number of tries: a median of few would be luck.
  const tries = usualMaxCounter / 2;
  return { honestMs, slowPhoneMs, forgedPerSecond: blocksPerSecond() / tries, checkedPerSecond: await checks() };
}

async function solveInBrowser(executablePath: string, challenges: readonly ProofChallenge[]) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const { outputFiles } = await build({
      entryPoints: [solver],
      bundle: true,
      format: 'iife',
      globalName: 'solver',
      write: false,
    });
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const median = async () => {
      const times: number[] = [];
      for (const challenge of challenges) {
        const [ms, tries] = await page.evaluate(async (given) => {
          const { solveProof } = (globalThis as unknown as { solver: Solver }).solver;
          const start = performance.now();
          const proof = await solveProof(given);
          const ms = performance.now() - start;
          return [ms, (JSON.parse(atob(proof)) as { solution: { counter: number } }).solution.counter + 1] as const;
        }, challenge);
        // As long as the median challenge takes, whatever the luck of this one.
        times.push((ms / tries) * (usualMaxCounter / 2));
      }
      return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    };
    const honestMs = await median();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { honestMs, slowPhoneMs: await median() };
  } finally {
    await browser.close();
  }
}

type Solver = { solver: { solveProof: (challenge: ProofChallenge) => Promise<string> } }['solver'];

/** A try is one block of SHA-256: by the time of the processor, so that other work on the machine does not count. */
function blocksPerSecond(): number {
  const bytes = Buffer.alloc(64 * 1024 * 1024);
  createHash('sha256').update(bytes).digest();
  return bytes.length / 64 / processorSeconds(() => void createHash('sha256').update(bytes).digest());
}

async function checks(): Promise<number> {
  const proofs = createProofOfWork(randomBytes(32), 0);
  const challenge = await proofs.issue('contact');
  const { salt, nonce } = challenge.parameters;
  const derivedKey = createHash('sha256')
    .update(Buffer.from(`${salt}${nonce}00000000`, 'hex'))
    .digest('hex');
  const payload = Buffer.from(JSON.stringify({ challenge, solution: { counter: 0, derivedKey } })).toString('base64');
  const before = process.cpuUsage();
  const count = 2_000;
  for (let done = 0; done < count; done++) await proofs.verify('contact', payload);
  const { user, system } = process.cpuUsage(before);
  return count / ((user + system) / 1_000_000);
}

function processorSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
