/** Prints the component page of the development server; exits with 1 if it fails to render. */
import { dev } from 'astro';

const server = await dev({ server: { host: '127.0.0.1', port: 0 }, logLevel: 'error' });
const answer = await fetch(`http://127.0.0.1:${server.address.port}/components`);
const html = await answer.text();
await server.stop();
process.stdout.write(html, () => process.exit(answer.ok ? 0 : 1));
