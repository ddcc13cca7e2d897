import { expect, test } from 'vitest';
import { StorageUnavailable } from '#server/storage/storage.ts';
import { describePostgresError, isRetryable } from './open-postgres.ts';

const error = (code: string | undefined, message = '') => Object.assign(new Error(message), { code });

test.each(['53100', '25006', '57P01', '28P01', '3D000', '08006', '40001', 'ECONNREFUSED', 'ENOTFOUND'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(describePostgresError(error(code))).toMatchObject({ name: 'StorageUnavailable', code });
  },
);

test.each(['23505', '22P05', '42601'])("%s is the statement's error and stays unchanged", (code) => {
  const own = error(code);
  expect(describePostgresError(own)).toBe(own);
});

test("the client's own errors are recognized by their message", () => {
  for (const message of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect']) {
    expect(describePostgresError(error(undefined, message))).toBeInstanceOf(StorageUnavailable);
  }
  const refused = new AggregateError([error('ECONNREFUSED')]);
  expect(describePostgresError(refused)).toMatchObject({ code: 'ECONNREFUSED' });
});

test('conflicts and broken connections are retried, an unreachable server is not', () => {
  const codes = ['40001', '40P01', '57P01', 'ECONNRESET', 'ECONNREFUSED', '53100', '25006', '23505'];
  expect(codes.filter((code) => isRetryable(error(code)))).toEqual(['40001', '40P01', '57P01', 'ECONNRESET']);
});
