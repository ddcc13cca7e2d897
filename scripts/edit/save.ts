import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { documentChecker } from '#scripts/check-content.ts';
import { checkLocales, languageProblems } from '#scripts/check-locales.ts';
import { vpnNumberProblems } from '#scripts/content/vpn-number-problems.ts';
import { formatText } from '#scripts/format-text.ts';
import { readLabels } from '#locales/read-labels.ts';
import { writeLabels } from '#scripts/translations/label-files.ts';
import { parseDocument, readDocuments } from '#site/documents/read-documents.ts';
import { fromForm } from './document-text.ts';
import type { EditedFile } from './files.ts';
import { withGroupTexts } from './labels.ts';

type Form = Readonly<Record<string, unknown>>;

/** Something that an editor has to correct. The message has a line for each problem. */
export class EditProblems extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Writes what the editor in the browser sent, formatted. A mistake leaves the file as it was.
 *
 * @param root project folder, or a copy of it in a test
 * @throws EditProblems with the sentences of `npm run check:content` and `check:locales`
 */
export async function saveForm(edited: EditedFile, form: Form, root = '.'): Promise<void> {
  switch (edited.kind) {
    case 'document':
      return saveDocument(edited, form, root);
    case 'labels':
      saveLabels(edited, form, root);
      return;
    case 'facts': {
      const problems = vpnNumberProblems(form);
      if (problems.length > 0) throw new EditProblems(problems);
      await writeFormatted(edited.file, JSON.stringify(form, null, 2), root);
      return;
    }
    case 'picture':
      throw new Error(`${edited.file} is a picture`);
  }
}

type Edited<Kind extends EditedFile['kind']> = Extract<EditedFile, { kind: Kind }>;

async function saveDocument({ file, collection, code }: Edited<'document'>, form: Form, root: string): Promise<void> {
  const before = existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : '';
  const text = await formatText(file, fromForm(collection, before, form));
  const document = parseDocument(file, text);
  const english =
    code === 'en' ? [document] : readDocuments(collection, root, 'en').filter(({ slug }) => slug === document.slug);
  const problems = documentChecker(root)(collection, [document], english);
  if (problems.length > 0) throw new EditProblems(problems);
  await writeFormatted(file, text, root);
}

/** Checked on the disk, where the check looks for the other labels. */
function saveLabels({ file, code, namespace }: Edited<'labels'>, form: Form, root: string): void {
  const before = readFileSync(`${root}/${file}`, 'utf8');
  writeLabels(code, namespace, withGroupTexts(readLabels(code, namespace, root), form), root);
  // A change of an English label makes translations stale, which is not a problem.
  const problems = code === 'en' ? checkLocales(root, ['en']) : languageProblems(code, root);
  if (problems.length === 0) return;
  writeFileSync(`${root}/${file}`, before);
  throw new EditProblems(problems);
}

/**
 * Writes pictures, then runs a save that may need them. New pictures are removed again if it fails.
 *
 * @param assets files with their content in Base64
 */
export async function withPictures(
  assets: readonly { file: string; content: string }[],
  save: () => Promise<void>,
  root = '.',
): Promise<void> {
  const added = assets.filter(({ file }) => !existsSync(`${root}/${file}`));
  for (const { file, content } of assets) writeFileSync(`${root}/${file}`, Buffer.from(content, 'base64'));
  try {
    await save();
  } catch (error) {
    for (const { file } of added) rmSync(`${root}/${file}`);
    throw error;
  }
}

async function writeFormatted(file: string, text: string, root: string): Promise<void> {
  mkdirSync(dirname(`${root}/${file}`), { recursive: true });
  writeFileSync(`${root}/${file}`, await formatText(file, text));
}
