import type { EditorSettings } from '#scripts/edit/configuration.ts';

/** The page of the editor. Decap CMS fills it; `editor.ts` starts it. */
export function editorPage(settings: EditorSettings): string {
  const data = JSON.stringify(settings).replaceAll('<', String.raw`\u003C`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="stylesheet" href="/scripts/edit/page/editor.css" />
    <script>window.CMS_MANUAL_INIT = true;</script>
    <script id="settings" type="application/json">${data}</script>
  </head>
  <body>
    <div id="nc-root"></div>
    <section id="problems" role="alert" aria-label="Mistakes"></section>
    <label id="language">Language <select></select></label>
    <script src="/edit/cms/decap-cms.js"></script>
    <script type="module" src="/scripts/edit/page/editor.ts"></script>
  </body>
</html>
`;
}
