import { parentPort } from 'node:worker_threads';
import { checkContent } from '#scripts/check-content.ts';
import { checkLocales } from '#scripts/check-locales.ts';
import type { SourceReport } from '#site/integrations/checks.ts';
import { scheduledDocuments } from './scheduled-documents.ts';
import { checkSecurityExpiry } from './security-expiry.ts';

/** Worker thread: checks labels, documents, and the date of `security.txt` during a build. */
const expiry = checkSecurityExpiry();
const report: SourceReport = {
  problems: [...expiry.problems, ...checkLocales(), ...checkContent()],
  warnings: [...expiry.warnings, ...scheduledDocuments().map(({ file, day }) => `scheduled for ${day}: ${file}`)],
};
parentPort?.postMessage(report);
