import { explainIssue } from '#site/documents/explain-issue.ts';
import { vpnNumbersSchema } from '#site/schemas/vpn-numbers.ts';

/** The file of the numbers that an editor changes. */
export const vpnNumbers = 'content/facts/vpn.json';

/** Returns a message for each invalid number. @param numbers parsed JSON of the file */
export function vpnNumberProblems(numbers: unknown): string[] {
  const { error } = vpnNumbersSchema.safeParse(numbers);
  return (error?.issues ?? []).map((issue) => `${vpnNumbers}: ${explainIssue(vpnNumbersSchema, issue, numbers)}`);
}
