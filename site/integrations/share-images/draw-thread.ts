import { parentPort, workerData } from 'node:worker_threads';
import type { Language } from '#locales/registry.ts';
import { drawImages } from './draw-images.ts';

/** Worker thread: draws all share images. */
parentPort?.postMessage(await drawImages(workerData as Language[]));
