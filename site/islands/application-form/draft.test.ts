import { expect, test } from 'vitest';
import { packDraft, unpackDraft } from './draft.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21);

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a draft can be restored', () => {
  const fields = { job: 'android-engineer', name: 'Aino', coverLetter: 'Dear team,\n…' };
  expect(unpackDraft(packDraft(form(fields), now), now + day)).toEqual(fields);
});

test('files, consent and hidden fields are not saved', () => {
  const text = packDraft(
    form({ name: 'Aino', consent: 'on', website: '', language: 'en', resume: new File(['x'], 'cv.pdf') }),
    now,
  );
  expect(unpackDraft(text, now)).toEqual({ name: 'Aino' });
});

test('a selected job alone is not a draft', () => {
  expect(packDraft(form({ job: 'android-engineer', name: '' }), now)).toBeUndefined();
});

test('drafts older than thirty days and invalid texts are ignored', () => {
  const text = packDraft(form({ name: 'Aino' }), now) ?? '';
  expect(unpackDraft(text, now + 30 * day - 1)).toEqual({ name: 'Aino' });
  expect(unpackDraft(text, now + 30 * day)).toBeUndefined();
  const later = String(now + day);
  for (const other of [
    undefined,
    '',
    '{',
    '{"name":"y"}',
    `${later} {`,
    `${later} []`,
    `${later} null`,
    `${later} {"x":"y"}`,
  ])
    expect(unpackDraft(other, now)).toBeUndefined();
});
