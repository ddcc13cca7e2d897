import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { rawRequest, sendRaw } from '#server/testing/send-raw.ts';
import { startFixture } from '#server/testing/start-fixture.ts';
import { canSendPrepared } from './send-prepared.ts';

test('this Node takes a prepared head', () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.shouldKeepAlive = true;
  expect(canSendPrepared(response)).toBe(true);
  response.shouldKeepAlive = false;
  expect(canSendPrepared(response)).toBe(false);
});

test('a prepared answer is, byte for byte, the one that Node would have put together', async () => {
  const server = await startFixture({ variables: { SITE_URL: 'https://www.northlamp.example' } });
  const ask = (connection: string) =>
    rawRequest('GET', '/products', { 'Accept-Encoding': 'br', Connection: connection });
  // What stays open is sent prepared, the last answer of a connection is not.
  const { text } = await sendRaw(server.port, ask('keep-alive') + ask('keep-alive') + ask('close'));
  await server.end();

  const answers = text.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  expect(answers).toHaveLength(3);
  for (const answer of answers.slice(0, 2)) {
    expect(answer).toContain('\r\nConnection: keep-alive\r\nKeep-Alive: timeout=72\r\n\r\n');
  }
  const [first, second, last] = answers.map((answer) =>
    answer
      .replace(/Connection: .*\r\n/, '')
      .replace(/Keep-Alive: .*\r\n/, '')
      .replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\n/, 'Date: now\r\n'),
  );
  expect(first).toBe(last);
  expect(second).toBe(last);
  expect(last).toContain('\r\nContent-Encoding: br\r\n');
  expect(last).toContain('\r\nDate: now\r\n');
});
