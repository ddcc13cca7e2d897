import { parentPort, workerData } from 'node:worker_threads';
import type { BuiltFile } from '#contracts/build-manifest.ts';
import { finalizeFile } from './finalize-build.ts';

/** Worker thread: compresses some of the files and describes them for the manifest. */
const { root, share } = workerData as { root: string; share: readonly string[] };
parentPort?.postMessage(share.map((path): [string, BuiltFile] => [path, finalizeFile(root, path)]));
