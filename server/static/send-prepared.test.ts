import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { rawRequest, sendRaw } from '#server/testing/send-raw.ts';
import { startFixture } from '#server/testing/start-fixture.ts';
import { canSendPrepared } from './send-prepared.ts';

test('this Node takes a prepared head', () => {
  const request = new IncomingMessage(new Socket());
  request.httpVersion = '1.1';
  const response = new ServerResponse(request);
  response.shouldKeepAlive = true;
  expect(canSendPrepared(response)).toBe(false);
  response.assignSocket(new Socket());
  expect(canSendPrepared(response)).toBe(true);
  response.shouldKeepAlive = false;
  expect(canSendPrepared(response)).toBe(false);
});

test('a prepared answer has the headers and the body that Node would have put together', async () => {
  const server = await startFixture({ variables: { SITE_URL: 'https://www.northlamp.example' } });
  const ask = (connection: string) =>
    rawRequest('GET', '/products', { 'Accept-Encoding': 'br', Connection: connection });
  // The first is sent prepared; one that waits for its turn is not, nor is the last of a connection.
  const { text } = await sendRaw(server.port, ask('keep-alive') + ask('keep-alive') + ask('close'));
  await server.end();

  const answers = text.split(/(?=HTTP\/1\.1 200 OK\r\n)/);
  expect(answers).toHaveLength(3);
  const heads = answers.map((answer) => answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n'));
  expect(heads.map((head) => head.filter((line) => line.startsWith('Connection: ')))).toEqual([
    [],
    ['Connection: keep-alive'],
    ['Connection: close'],
  ]);
  const lasting = heads.map((head) => head.filter((line) => !/^(Connection|Keep-Alive|Date): /.test(line)).sort());
  const dates = heads.map((head) => head.filter((line) => /^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/.test(line)));
  const bodies = answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n')));
  expect(lasting[0]).toContain('Content-Encoding: br');
  expect(dates.map((lines) => lines.length)).toEqual([1, 1, 1]);
  for (const [first, second, last] of [lasting, bodies]) {
    expect(first).toEqual(last);
    expect(second).toEqual(last);
  }
});
