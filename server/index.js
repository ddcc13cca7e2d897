// Starts the server on an existing build: `node server/index.js`. JavaScript, so that a Node version without TypeScript
// support prints an error message instead of a stack trace.
import './require-node.js';
import module from 'node:module';
import { fileURLToPath, URL } from 'node:url';

// Caches the compiled TypeScript: all starts but the first are faster and need 25 MB less memory (measured). In our own
// folder, because code in a shared temporary folder could come from another user.
module.enableCompileCache(fileURLToPath(new URL('../.cache/compile', import.meta.url)));
const { startServer } = await import('./start-server.ts');
await startServer();
