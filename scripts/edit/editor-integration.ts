import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import { defaultCode, languages } from '#locales/registry.ts';
import { answer } from './backend.ts';
import { editorSettings, type EditorSettings } from './configuration.ts';
import { EditProblems } from './save.ts';

/**
 * Adds the editor to the development server, at `/edit`. Only `npm run edit` uses it: `astro.config.ts` does not know it, so
 * no build can contain it.
 *
 * @param scripts folder of Decap CMS
 */
export function editorIntegration(scripts: string): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/edit', (request, response) => {
          void respond(request, response, scripts);
        });
      },
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, scripts: string): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const [, script] = /^\/cms\/([\w.-]+\.js)$/.exec(pathname) ?? [];
  if (request.method === 'POST' && pathname === '/api') await respondToEditor(request, response);
  else if (script && existsSync(join(scripts, script))) {
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    createReadStream(join(scripts, script)).pipe(response);
  } else if (pathname === '/') {
    const code = searchParams.get('language') ?? defaultCode;
    const language = languages.find((one) => one.code === code) ?? languages[0];
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(editorPage(editorSettings(language)));
  } else {
    response.statusCode = 404;
    response.end();
  }
}

/** Answers only pages of this server: another site in the same browser must not write files. */
async function respondToEditor(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, body: unknown) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
  const { origin, host = '' } = request.headers;
  if (origin !== `http://${host}`) {
    send(403, { error: 'Only the editor on this server can change files.' });
    return;
  }
  try {
    send(200, await answer(await json(request)));
  } catch (error) {
    if (!(error instanceof EditProblems)) console.error(error);
    send(422, { error: (error as Error).message });
  }
}

/** The page of the editor. Decap CMS fills it; `editor.ts` starts it. */
function editorPage(settings: EditorSettings): string {
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
