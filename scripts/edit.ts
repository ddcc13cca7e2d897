/**
 * `npm run edit`: the development server with an editor for the content, at http://localhost:4321/edit. Nothing of it is in a
 * build.
 *
 *   -- --port 4400   on another port
 */
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { runTool } from './command-line.ts';
import { editorIntegration } from './edit/editor-integration.ts';
import { getCms } from './edit/get-cms.ts';

await runTool(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' } } });
  const server = await dev({
    server: { host: 'localhost', port: Number(values.port) },
    integrations: [editorIntegration(await getCms())],
  });
  console.log(`Edit: http://localhost:${server.address.port}/edit`);
});
