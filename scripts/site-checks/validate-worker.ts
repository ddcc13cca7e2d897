import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { FileSystemConfigLoader, HtmlValidate, esmResolver } from 'html-validate';
import { addressOf } from '#server/http/static/addresses.ts';
import type { Finding } from './report.ts';

/** Worker thread: validates some of the pages. */
const { folder, share } = workerData as { folder: string; share: readonly string[] };

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
const findings: Finding[] = [];
for (const file of share) {
  const report = await validator.validateString(await readFile(join(folder, 'site', file), 'utf8'), 'page.html');
  for (const { messages } of report.results) {
    for (const { ruleId, message, selector } of messages)
      findings.push({ page: addressOf(file), problem: `${message}${selector ? ` at ${selector}` : ''} (${ruleId})` });
  }
}
parentPort?.postMessage(findings);
