import { startServer } from './bench/start-server.ts';
const server = await startServer(); console.log(server.origin);
