/** `npm run docs:fields`: writes the tables of fields into docs/writing-content.md, as the schemas have them now. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { withFieldTables } from './content/field-tables.ts';

const file = 'docs/writing-content.md';
const text = withFieldTables(readFileSync(file, 'utf8'));
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }));
console.log(file);
