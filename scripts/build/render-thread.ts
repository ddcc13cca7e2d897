import { build } from 'astro';
import { parentPort } from 'node:worker_threads';

/** Worker thread: renders all pages. */
await build({ logLevel: 'warn' });
parentPort?.postMessage(true);
