/** `npm run docs:fields`: updates the field tables in docs/writing-content.md from the schemas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withFieldTables } from './content/field-tables.ts';
import { formatText } from './format-text.ts';

const file = 'docs/writing-content.md';
const text = withFieldTables(readFileSync(file, 'utf8'));
writeFileSync(file, await formatText(file, text));
console.log(file);
