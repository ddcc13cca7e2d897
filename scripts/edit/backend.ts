import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'astro/zod';
import { pictures } from '#scripts/check-content.ts';
import { readLabels } from '#locales/read-labels.ts';
import { toForm } from './document-text.ts';
import { editedFile, type EditedFile } from './files.ts';
import { groupTexts } from './labels.ts';
import { EditProblems, saveForm, withPictures } from './save.ts';

/**
 * The requests of Decap CMS's "proxy" backend that the editor makes. Every file is JSON for it, whatever it is on the disk.
 * Others, such as deleting, are refused: a document without its translations, or a link to nothing, would be left.
 */
const asset = z.object({ path: z.string(), content: z.base64(), encoding: z.literal('base64') });
const path = z.string();
const request = z.discriminatedUnion('action', [
  z.object({ action: z.literal('info') }),
  z.object({ action: z.literal('entriesByFolder'), params: z.object({ folder: path, extension: z.string() }) }),
  z.object({ action: z.literal('entriesByFiles'), params: z.object({ files: z.array(z.object({ path })) }) }),
  z.object({ action: z.literal('getEntry'), params: z.object({ path }) }),
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      dataFiles: z.array(z.object({ path, raw: z.string() })).length(1),
      assets: z.array(asset),
    }),
  }),
  z.object({ action: z.literal('getMedia') }),
  z.object({ action: z.literal('getMediaFile'), params: z.object({ path }) }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('getDeployPreview') }),
]);

/**
 * Answers a request of the editor.
 *
 * @param body parsed JSON
 * @param root project folder, or a copy of it in a test
 * @throws EditProblems if a file has mistakes; another Error if the request is not one of the editor's
 */
export async function answer(body: unknown, root = '.'): Promise<unknown> {
  const { data } = request.safeParse(body);
  if (!data)
    throw new EditProblems([
      'The editor cannot do this: it opens and saves. Delete or rename files in the project itself.',
    ]);
  switch (data.action) {
    case 'info':
      return { repo: 'northlamp', publish_modes: ['simple'], type: 'local_fs' };
    case 'entriesByFolder':
      return entriesIn(data.params.folder, data.params.extension, root);
    case 'entriesByFiles':
      return data.params.files.map((file) => entry(file.path, root));
    case 'getEntry':
      return entry(data.params.path, root);
    case 'persistEntry': {
      const { dataFiles, assets } = data.params;
      const [file] = dataFiles;
      if (!file) throw new Error('nothing to save');
      const form = JSON.parse(file.raw) as Readonly<Record<string, unknown>>;
      await withPictures(assets.map(pictureOf), () => saveForm(editedFile(file.path), form, root), root);
      return { message: 'saved' };
    }
    case 'getMedia':
      return globSync(`${pictures}/*.*`, { cwd: root }).map((file) => media(file, root));
    case 'getMediaFile':
      return media(pictureOf({ path: data.params.path, content: '' }).file, root);
    case 'persistMedia': {
      const { file, content } = pictureOf(data.params.asset);
      await withPictures([{ file, content }], () => Promise.resolve(), root);
      return media(file, root);
    }
    case 'getDeployPreview':
      return null;
  }
}

/** Translations that are missing are there with their English texts: saving one creates the file. */
function entriesIn(folder: string, extension: string, root: string): unknown[] {
  const files = [folder, folder.replace(/\/[^/]+$/, '/en')].flatMap((one) =>
    globSync(`${one}/*.${extension}`, { cwd: root }).map((file) => `${folder}/${basename(file)}`),
  );
  return [...new Set(files)].sort().map((file) => entry(file, root));
}

function entry(name: string, root: string): unknown {
  const form = read(editedFile(name), root);
  const data = form === undefined ? null : JSON.stringify(form);
  return { data, file: { path: name, label: null, id: data && hash(data) } };
}

/** Undefined if there is no such file: the editor asks whether the name of a new one is free. */
function read(edited: EditedFile, root: string): unknown {
  const { file } = edited;
  switch (edited.kind) {
    case 'document': {
      const existing = [file, file.replace(`/${edited.code}/`, '/en/')].find((one) => existsSync(`${root}/${one}`));
      return existing && toForm(file, readFileSync(`${root}/${existing}`, 'utf8'));
    }
    case 'labels':
      return groupTexts(readLabels(edited.code, edited.namespace, root), edited.group);
    case 'facts':
      return JSON.parse(readFileSync(`${root}/${file}`, 'utf8'));
    case 'picture':
      throw new Error(`${file} is a picture`);
  }
}

function pictureOf({ path: name, content }: { path: string; content: string }): { file: string; content: string } {
  const { kind, file } = editedFile(name);
  if (kind !== 'picture') throw new Error(`${name} is not a picture; expected SVG, PNG, JPEG, WebP or AVIF`);
  return { file, content };
}

function media(file: string, root: string): unknown {
  const content = readFileSync(`${root}/${file}`).toString('base64');
  return { id: hash(content), content, encoding: 'base64', path: file, name: basename(file) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
