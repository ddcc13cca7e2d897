import { runTool } from '#scripts/command-line.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';

/** A problem on a page. */
export type Finding = { page: string; problem: string };

/**
 * Formats findings as messages. A problem on several pages becomes one message with the first page and the number of
 * others.
 */
export function formatFindings(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ problem }) => problem)].map(([problem, group]) => {
    const pages = [...new Set(group.map(({ page }) => page))];
    const more = pages.length > 1 ? ` (and ${pages.length - 1} more)` : '';
    return `${pages[0] ?? ''}${more}: ${problem}`;
  });
}

/** Prints the problems and sets a failing exit code, or prints the success message. */
export function finishCheck(problems: readonly string[], successMessage: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(successMessage);
}

/**
 * Checks the last build for a command: prints the problems and sets a failing exit code, or prints that all is valid.
 *
 * @param success what is valid, after the number of pages: "pages are linked"
 */
export async function checkLastBuild(
  check: (site: BuiltSite) => readonly string[] | Promise<readonly string[]>,
  success: string,
): Promise<void> {
  await runTool(async () => {
    const site = readBuiltSite();
    finishCheck(await check(site), `${site.pages.length} ${success}.`);
  });
}
