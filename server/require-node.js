// The first import of a program, or loaded before it by `node --import`: an older Node can't read TypeScript and would end with a
// stack. JavaScript that every Node runs.
import process from 'node:process';

const required = 26;
const [major] = process.versions.node.split('.').map(Number);

if (major === undefined || major < required) {
  process.stderr.write(
    `Node ${process.versions.node} is too old; expected Node ${required} or later. "npm ci" brings one for the npm scripts, "npm ci --omit=dev" does not.\n`,
  );
  process.exit(1);
}
