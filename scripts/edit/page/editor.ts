/** Starts Decap CMS in the browser: the page beside the form, mistakes below it, and the choice of a language. */
import type { EditorSettings } from '#scripts/edit/configuration.ts';

type Entry = { get: (name: 'slug') => string | undefined };
type Words = Readonly<Record<string, string>>;
type Phrases = Readonly<{
  editor: Readonly<{ editorToolbar: Words; editorControlPane: Readonly<{ widget: Words }> }>;
  ui: Readonly<{ toast: Words }>;
}>;
type Preview = (props: { entry: Entry }) => unknown;

/** What `decap-cms.js` adds to the window. */
type Decap = {
  CMS: {
    init: (options: { config: unknown }) => void;
    getLocale: (code: string) => Phrases | undefined;
    registerLocale: (code: string, phrases: Phrases) => void;
    registerPreviewTemplate: (collection: string, preview: Preview) => void;
  };
  h: (type: string, props: Readonly<Record<string, unknown>>, ...children: string[]) => unknown;
};

const settings = JSON.parse(document.getElementById('settings')?.textContent ?? '') as EditorSettings;
const { CMS, h } = window as unknown as Decap;

/** Decap says "Publish" for saving. Here, publishing is a review of what was saved. */
const toolbar = {
  publish: 'Save',
  publishing: 'Saving…',
  published: 'Saved',
  publishNow: 'Save now',
  publishAndCreateNew: 'Save and write another one',
  publishAndDuplicate: 'Save and duplicate',
  deployButtonLabel: 'Open the page',
};

showProblems();
chooseLanguage();
renameButtons();
for (const [collection, address] of Object.entries(settings.previews))
  CMS.registerPreviewTemplate(collection, ({ entry }) => pageBeside(address, entry));
CMS.init({ config: { ...settings.config, site_url: location.origin } });

/** The page as the development server shows it. It reloads itself when a file is saved. */
function pageBeside(address: string, entry: Entry): unknown {
  const slug = entry.get('slug');
  if (!slug) return h('p', {}, 'The page appears here as soon as you save. A draft is visible on this computer only.');
  return h('iframe', {
    src: address.replace('{slug}', settings.slugs[slug] ?? slug),
    title: 'The page, as saved',
    style: { inlineSize: '100%', blockSize: '96vh', border: 0 },
  });
}

/** Lists the mistakes of the last save until the next one. Decap shows its own message for some seconds only. */
function showProblems(): void {
  const panel = document.getElementById('problems');
  const fetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await fetch(input, init);
    const isSave = typeof init?.body === 'string' && init.body.includes('"action":"persist');
    if (input !== '/edit/api' || (response.ok && !isSave)) return response;
    const { error } = (await response.clone().json()) as { error?: string };
    const lines = (error ?? '').split('\n').filter(Boolean);
    panel?.replaceChildren(...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })));
    return response;
  };
}

function chooseLanguage(): void {
  const select = document.querySelector<HTMLSelectElement>('#language select');
  select?.append(
    ...settings.languages.map(({ code, name }) => new Option(name, code, false, code === settings.language)),
  );
  select?.addEventListener('change', () => {
    location.assign(`/edit?language=${select.value}`);
  });
}

function renameButtons(): void {
  const phrases = CMS.getLocale('en');
  if (!phrases) return;
  const { editorToolbar, editorControlPane } = phrases.editor;
  const widget = { ...editorControlPane.widget, required: '"%{fieldLabel}" is missing.' };
  const editor = {
    ...phrases.editor,
    editorToolbar: { ...editorToolbar, ...toolbar },
    editorControlPane: { ...editorControlPane, widget },
  };
  const toast = { ...phrases.ui.toast, onFailToPersist: 'Not saved. The mistakes are listed at the bottom.' };
  CMS.registerLocale('en', { ...phrases, editor, ui: { ...phrases.ui, toast } });
}
