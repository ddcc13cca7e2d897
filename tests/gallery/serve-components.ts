/** Serves the component page of the development server until it is stopped, and prints its address. */
import { dev } from 'astro';

const server = await dev({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
process.stdout.write(`http://127.0.0.1:${String(server.address.port)}/components\n`);
