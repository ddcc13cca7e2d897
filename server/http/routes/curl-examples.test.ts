import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { formSchemas } from '#contracts/forms/form-fields.ts';
import { formNames } from '#contracts/forms/form-names.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';
import { startForms } from '#tests/support/server/start-forms.ts';

const document = readFileSync('docs/forms-and-mail.md', 'utf8');

const server = await startForms();
afterAll(server.end);

/** Form and body of each `curl` example in the document. */
const examples = [...document.matchAll(/^curl -i http:\/\/localhost:3000\/forms\/(\w+) (.+)$/gm)].map(
  ([, form = '', rest = '']) => {
    const fields = [...rest.matchAll(/-[dF] (\w+)=(\S+)/g)].map(([, name = '', value = '']) => ({ name, value }));
    return { form, fields, isMultipart: rest.includes('-F ') };
  },
);

test('there is an example for each form', () => {
  expect(examples.map(({ form }) => form)).toEqual(formNames);
});

test.each(examples)('the example for $form is accepted', async ({ form, fields, isMultipart }) => {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const { name, value } of fields) {
    if (body instanceof FormData && value.startsWith('@'))
      body.append(name, new Blob([sampleFiles.pdf]), value.slice(1));
    else body.append(name, value);
  }
  const headers = server.visitor();
  const response = await fetch(`${server.origin}/forms/${form}`, { method: 'POST', redirect: 'manual', headers, body });
  expect([response.status, response.headers.get('location')]).toEqual([303, `/thank-you/${form}`]);
});

test('the table lists all fields of each form, and which are optional', () => {
  for (const form of formNames) {
    const fields = Object.entries(formSchemas[form].shape).map(
      ([name, { _zod: zod }]) => `\`${name}\`${zod.def.type === 'optional' ? '?' : ''}`,
    );
    const [, row = ''] = new RegExp(`^\\| \`${form}\` +\\| (.+?) +\\|$`, 'm').exec(document) ?? [];
    expect(row.replaceAll(' (file)', '').split(', ')).toEqual(fields);
  }
});
