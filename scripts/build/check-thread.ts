import { parentPort } from 'node:worker_threads';
import { checkContent } from '#scripts/check-content.ts';
import { checkLocales } from '#scripts/check-locales.ts';

/** Posts all problems in labels and documents to the build. */
parentPort?.postMessage([...checkLocales(), ...checkContent()]);
