// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withServerMarkup } from './with-server-markup.tsx';

type NoteProps = { failsAtOnce?: boolean };

const Note = withServerMarkup('Note', NoteForm);

function NoteForm({ failsAtOnce }: NoteProps) {
  const [fails, setFails] = useState(failsAtOnce);
  if (fails) throw new Error('rendering failed');
  return (
    <form action="/forms/note" method="post">
      <input type="hidden" name="page" value="/notes" />
      <textarea name="message" aria-label="Message" defaultValue="" />
      <button type="button" onClick={() => setFails(true)}>
        Fail
      </button>
    </form>
  );
}

let root: Root | undefined;
const island = () => document.querySelector('react-island');
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<react-island name="Note">${renderToString(<Note />)}</react-island>`;
  // React reports each error there.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(async () => {
  await act(async () => Promise.resolve(root?.unmount()));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function hydrate(props: NoteProps): Promise<void> {
  const element = island();
  if (!element) throw new Error('no island');
  await act(async () => {
    root = hydrateRoot(element, <Note {...props} />, { onRecoverableError: () => undefined });
    return Promise.resolve();
  });
}

test('a form whose rendering fails later is replaced by the server markup, with the visitor’s input', async () => {
  const markup = island()?.innerHTML;
  await hydrate({});
  await userEvent.type(message(), 'Dear team');
  await userEvent.click(screen.getByRole('button'));
  expect(island()?.innerHTML).toBe(markup);
  expect(message().value).toBe('Dear team');
  expect(document.querySelector<HTMLFormElement>('form')?.method).toBe('post');
});

test('a form that fails to hydrate keeps the server markup', async () => {
  const markup = island()?.innerHTML;
  message().value = 'Written before React came';
  await hydrate({ failsAtOnce: true });
  expect(island()?.innerHTML).toBe(markup);
  expect(message().value).toBe('Written before React came');
});

test('every island of a page falls back to its server markup', () => {
  const mounted = globSync('site/**/*.astro').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/<Island name="(\w+)"/g)].map(([, name = '']) => ({
      name,
      path: new RegExp(`import \\{ ${name} \\} from '#(.+)'`).exec(source)?.[1] ?? '',
    }));
  });
  expect(mounted.length).toBeGreaterThan(5);
  const without = mounted.filter(
    ({ name, path }) => !readFileSync(path, 'utf8').includes(`export const ${name} = withServerMarkup('${name}', `),
  );
  expect(without).toEqual([]);
});
