/**
 * `npm run edit`: the development server with an editor for the content, at http://localhost:4321/edit. Nothing of it is in a
 * build.
 *
 *   -- --port 4400   on another port
 */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { editorIntegration } from './edit/editor-integration.ts';
import { getCms } from './edit/get-cms.ts';

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
  const server = await dev({
    server: { host: 'localhost', port: Number(values.port) },
    integrations: [editorIntegration(await getCms())],
  });
  console.log(`Edit: http://localhost:${server.address.port}/edit`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
