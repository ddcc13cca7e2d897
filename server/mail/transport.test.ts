import { expect, test } from 'vitest';
import { describeSendError } from './transport.ts';

const error = (facts: object) => Object.assign(new Error('550 a@example.com is nobody'), facts);

test.each([
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 },
    { code: 'EENVELOPE 550', isFinal: true },
  ],
  [
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554 },
    { code: 'EMESSAGE 554', isFinal: true },
  ],
  [
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 451 },
    { code: 'EENVELOPE 451', isFinal: false },
  ],
  [
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 },
    { code: 'EENVELOPE 550', isFinal: false },
  ],
  [
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
    { code: 'EAUTH 535', isFinal: false },
  ],
  [{ code: 'ECONNREFUSED' }, { code: 'ECONNREFUSED', isFinal: false }],
  [{}, { code: 'Error', isFinal: false }],
])('%j', (facts, expected) => {
  expect(describeSendError(error(facts))).toEqual(expected);
});
