import { expect, test } from 'vitest';
import { packDraft, unpackDraft } from './draft.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('what was written comes back', () => {
  const fields = { job: 'android-engineer', name: 'Aino', coverLetter: 'Dear team,\n…' };
  expect(unpackDraft(packDraft(form(fields), now) ?? null, now + day)).toEqual(fields);
});

test('files, consent and hidden fields are not kept', () => {
  const text = packDraft(
    form({ name: 'Aino', consent: 'on', website: '', language: 'en', resume: new File(['x'], 'cv.pdf') }),
    now,
  );
  expect(unpackDraft(text ?? null, now)).toEqual({ name: 'Aino' });
});

test('a job alone is no draft', () => {
  expect(packDraft(form({ job: 'android-engineer', name: '' }), now)).toBeUndefined();
});

test('a draft of more than thirty days, or a text that is none, is no draft', () => {
  const text = packDraft(form({ name: 'Aino' }), now) ?? '';
  expect(unpackDraft(text, now + 30 * day)).toEqual({ name: 'Aino' });
  expect(unpackDraft(text, now + 31 * day)).toBeUndefined();
  for (const other of [null, '', '{', '[]', 'null', '{"savedAt":1}', '{"savedAt":"x","fields":{"name":"y"}}'])
    expect(unpackDraft(other, now)).toBeUndefined();
});
