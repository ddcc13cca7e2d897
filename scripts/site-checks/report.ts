/** Something wrong on a page. */
export type Finding = { page: string; problem: string };

/** Sentences for people: what is wrong on many pages is told once, with the first page and how many more there are. */
export function sentences(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ problem }) => problem)].map(([problem, group]) => {
    const pages = [...new Set(group.map(({ page }) => page))];
    const more = pages.length > 1 ? ` (and ${pages.length - 1} more)` : '';
    return `${pages[0] ?? ''}${more}: ${problem}`;
  });
}

/** Ends a command: prints what was found and fails, or says in one line what was looked at. */
export function endCheck(problems: readonly string[], looked: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(looked);
}
