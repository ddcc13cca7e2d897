// The process: `node server/index.js`, on a build that is already there. JavaScript, so that a Node too old for TypeScript can
// say so.
import './require-node.js';
import { enableCompileCache } from 'node:module';
import { fileURLToPath, URL } from 'node:url';

// What Node made of the TypeScript is kept: each start but the first is quicker and needs 25 MB less (measured). It is kept in
// our own folder, since code in a shared temporary folder could be another user's.
enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)));
const { startServer } = await import('./start-server.ts');
await startServer();
