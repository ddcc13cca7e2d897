import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import type { ProofChallenge } from '#contracts/forms/proof.ts';
import { createProofOfWork, usualMaxCounter } from '#server/forms/proof-of-work.ts';

/** Cost of a form's proof of work for a browser and for a spammer. */
export type ProofCost = {
  /** Median time of the site's solver in Chromium on this machine, ms. */
  honestMs: number;
  /** The same with 4× CPU throttling, ms. */
  slowPhoneMs: number;
  /**
   * Proofs per second on one core with native code: its SHA-256 blocks per second divided by the average number of
   * tries.
   */
  forgedPerSecond: number;
  /** Proofs per second that one core of the server verifies. */
  checkedPerSecond: number;
};

/** CPU throttling rate. */
const slowdown = 4;

const solver = fileURLToPath(new URL('../../site/islands/forms/solve-proof.ts', import.meta.url));

/** @param runs solver runs without and with throttling; odd */
export async function measureProofs(browserPath: string, runs = 21): Promise<ProofCost> {
  const proofs = createProofOfWork(randomBytes(32));
  const challenges = await Promise.all(Array.from({ length: runs }, () => proofs.issue('contact')));
  const { honestMs, slowPhoneMs } = await solveInBrowser(browserPath, challenges);
  // The number of tries is random: use the expected value, since a median of few runs varies too much.
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
        // Scale to the expected number of tries, because the number for this challenge is random.
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

/** One try hashes one SHA-256 block. Uses CPU time, so that other programs don't affect the result. */
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
