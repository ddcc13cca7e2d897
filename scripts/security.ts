/**
 * `npm run security -- [URL]`: security checks for operators. Reads the same environment variables as the server; run
 * it on the server, as the server's user. With the site's public URL it also checks the HTTP responses. Exits with 1 if
 * there is a problem.
 */
import { configurationWarnings, readEnv, toConfig } from '#server/config.ts';
import { CommandError, runCommand } from './command-line.ts';
import { checkInstance } from './security/check-instance.ts';
import { auditDependencies, checkFiles, type Finding } from './security/check-machine.ts';

const marks = { ok: '✓', problem: '✗', unknown: '?' } as const;

await runCommand(async ([url]) => {
  const findings = await collect(url);
  if (findings.some(({ level }) => level === 'problem')) process.exitCode = 1;
  return findings.map(({ level, text }) => `${marks[level]} ${text}`).join('\n');
}, 'Example: npm run security -- https://www.example.com');

async function collect(url: string | undefined): Promise<Finding[]> {
  const config = toConfig(readEnv());
  const warnings = configurationWarnings(config).map((text): Finding => ({ level: 'problem', text }));
  return [
    ...(warnings.length > 0 ? warnings : [{ level: 'ok', text: 'Configuration: no warnings.' } as const]),
    ...checkFiles(config),
    ...(url === undefined
      ? [
          {
            level: 'unknown',
            text: 'Headers and /metrics: not checked; pass the URL of the site, such as https://www.example.com.',
          } as const,
        ]
      : await checkInstance(originOf(url))),
    ...(await auditDependencies()),
  ];
}

function originOf(url: string): string {
  const parsed = URL.parse(url);
  if (parsed && /^https?:$/.test(parsed.protocol)) return parsed.origin;
  throw new CommandError(`"${url}" is not a URL; expected the site's, such as https://www.example.com.`);
}
