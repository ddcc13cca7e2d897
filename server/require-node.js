// Imported first, or preloaded with `node --import`: an older Node can't run TypeScript and would end with a stack
// trace. JavaScript that every Node version can run.
import process from 'node:process';

const required = 26;
const [major] = process.versions.node.split('.').map(Number);

if (major === undefined || major < required) {
  process.stderr.write(
    `Node ${process.versions.node} is too old; expected Node ${required} or later. "npm ci" brings one for the npm scripts, "npm ci --omit=dev" does not.\n`,
  );
  process.exit(1);
}
