import { startServer } from './start-server.ts';

// The process: `node server/index.ts`, on a build that is already there.
await startServer();
