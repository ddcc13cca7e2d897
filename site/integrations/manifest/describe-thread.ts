import { parentPort, workerData } from 'node:worker_threads';
import type { BuiltFile } from '#contracts/build-manifest.ts';
import { describeFile } from './describe-file.ts';

/** Worker thread: compresses and describes a share of the files. */
const { root, share } = workerData as { root: string; share: readonly string[] };
parentPort?.postMessage(share.map((path): [path: string, file: BuiltFile] => [path, describeFile(root, path)]));
