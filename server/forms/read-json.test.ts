import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { acceptJson } from './read-json.ts';

const app = fastify();
app.removeAllContentTypeParsers();
acceptJson(app);
app.post('/', ({ body }) => ({ body }));

const send = async (payload: string) => {
  const response = await app.inject({
    method: 'POST',
    url: '/',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  return response.statusCode === 200 ? response.json<{ body: unknown }>().body : response.statusCode;
};

test.each([
  '['.repeat(200_000),
  '{"a":'.repeat(9),
  `"\\"",${'[ '.repeat(9)}`,
  `{"a":${'['.repeat(9)}${']'.repeat(9)}}`,
])('deep values are rejected: %.20s', async (json) => expect(await send(json)).toBe(400));

test('brackets in texts are no depth', async () => {
  const form = { message: `\\"[[[[[[[[[[[[{{{{{{{{{{{{"`, params: { a: '\\', b: ['[[[[[[[[['] } };
  expect(await send(JSON.stringify(form))).toEqual(form);
});
