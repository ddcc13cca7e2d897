import { parentPort } from 'node:worker_threads';
import { checkContent } from '#scripts/check-content.ts';
import { checkLocales } from '#scripts/check-locales.ts';

/** Problems in labels and documents. */
parentPort?.postMessage([...checkLocales(), ...checkContent()]);
