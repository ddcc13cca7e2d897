/** `npm run docs:fields`: updates the field tables in docs/writing-content.md from the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { withFieldTables } from './content/field-tables.ts';

const file = 'docs/writing-content.md';
const text = withFieldTables(readFileSync(file, 'utf8'));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
console.log(file);
