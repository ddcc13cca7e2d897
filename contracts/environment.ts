import { z } from 'zod';

/** Environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * A problem that the operator can fix: an invalid variable, a missing build, a port in use.
 * `problems` has one sentence for each. They are printed without a stack trace, which would only hide them.
 */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
    this.stack = this.message;
  }
}

/**
 * Reads variables with a zod object schema whose keys are the variables' names and whose messages complete the sentence
 * "expected …". Values are trimmed and empty ones count as unset, because `NAME=` is how a shell or a compose file
 * expresses "none".
 *
 * @param secrets variables whose values must never reach a terminal or a log: the whole value, or only the
 *   password of an address
 * @throws ConfigurationError with a sentence for every invalid variable: its name, its value, what is expected
 */
export function readVariables<Output>(
  schema: z.ZodType<Output>,
  variables: Variables,
  secrets: Readonly<Record<string, Secret>> = {},
): Output {
  const given: Variables = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new ConfigurationError(
    result.error.issues.map(({ path: [key], message }) => {
      const name = String(key);
      return `${name} is ${describeValue(given[name], secrets[name])}; expected ${message}.`;
    }),
  );
}

/**
 * Calls both and returns both results, so that the operator sees all problems at once.
 *
 * @throws ConfigurationError with the problems of both, without duplicates
 */
export function allOrProblems<First, Second>(first: () => First, second: () => Second): [First, Second] {
  const problems = new Set<string>();
  const attempt = <Result>(read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      for (const problem of error.problems) problems.add(problem);
      return undefined;
    }
  };
  const results = [attempt(first), attempt(second)];
  if (problems.size > 0) throw new ConfigurationError([...problems]);
  return results as [First, Second];
}

/**
 * A variable for an origin: scheme, host and port of a URL, nothing after them.
 *
 * @param expected completes "expected …"
 * @param accepts an additional condition on the parsed URL
 */
export function originVariable(expected: string, accepts: (url: URL) => boolean = () => true) {
  return z.string(expected).transform((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
    if (isOrigin && accepts(url)) return url.origin;
    context.addIssue(expected);
    return z.NEVER;
  });
}

type Secret = 'whole' | 'password';

function describeValue(value: string | undefined, secret: Secret | undefined): string {
  if (value === undefined) return 'not set';
  if (secret === 'whole') return `a value of ${value.length} characters that is not shown`;
  return JSON.stringify(secret === 'password' ? value.replace(/^([a-z]+:\/{0,2})?.*@/i, '$1***@') : value);
}
