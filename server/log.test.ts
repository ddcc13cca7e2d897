import { expect, test } from 'vitest';
import { createAccessCounter } from './operations/observe-requests.ts';
import { createLog } from './log.ts';

function readLog() {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test('a line has level, time and message, but no host name', () => {
  const { log, lines } = readLog();
  log.info({ port: 3000 }, 'listening');
  expect(lines()).toEqual([
    { level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), port: 3000, msg: 'listening' },
  ]);
});

test('an error is logged with its location but without its message, which may quote a visitor', () => {
  const { log, lines } = readLog();
  log.error({ err: new TypeError('"jane@example.com" is no number') }, 'failed');
  log.error({ err: Object.assign(new Error('key jane exists'), { code: '23505' }) }, 'failed');
  expect(lines()[0]).toMatchObject({ err: { type: 'TypeError', stack: expect.stringContaining('log.test.ts') } });
  expect(lines()[1]).toMatchObject({ err: { type: 'Error', code: '23505' } });
  expect(JSON.stringify(lines())).not.toContain('jane');
});

test('messages of system errors are logged', () => {
  const { log, lines } = readLog();
  log.error({ err: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }) }, 'failed');
  expect(lines()[0]).toMatchObject({ err: { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED' } });
});

test('responses are counted by status and logged together, if there were any', () => {
  const { log, lines } = readLog();
  const access = createAccessCounter(log);
  for (const status of [200, 200, 404]) access.count(status);
  access.stop();
  access.stop();
  expect(lines()).toEqual([expect.objectContaining({ answers: { 200: 2, 404: 1 }, seconds: 0, msg: 'answered' })]);
});
