/** Prints the development server's page of all components; exits with 1 if it can't be made. */
import { dev } from 'astro';

const server = await dev({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const answer = await fetch(`http://127.0.0.1:${server.address.port}/components`);
const html = await answer.text();
await server.stop();
process.stdout.write(html, () => process.exit(answer.ok ? 0 : 1));
