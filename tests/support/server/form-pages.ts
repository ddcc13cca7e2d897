import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { fixtureFiles, inlineScript } from './fixture-site.ts';

/** Controls of each form, as on the site's pages. */
const controls: Readonly<Record<FormName, readonly string[]>> = {
  newsletter: ['email'],
  inquiry: ['name', 'email', 'message*'],
  contact: ['name', 'email', 'topic:general,press', 'message*'],
  support: ['name', 'email', 'app:vpn,password', 'platform:android,ios', 'appVersion', 'message*', 'screenshot^'],
  application: ['job:android-engineer', 'name', 'email', 'phone', 'link', 'coverLetter*', 'consent+', 'resume^'],
};

/** A build with the pages that contain forms, in English and German, with the markup that the server expects. */
export const formSiteFiles: Readonly<Record<string, string | Buffer>> = {
  ...fixtureFiles,
  ...inBothLanguages('', ['newsletter', 'inquiry']),
  ...inBothLanguages('/contact', ['newsletter', 'contact']),
  ...inBothLanguages('/support', ['newsletter', 'support']),
  ...inBothLanguages('/careers/apply', ['newsletter', 'application']),
  ...inBothLanguages('/careers/android-engineer/apply', ['newsletter', 'application']),
  ...inBothLanguages('/newsletter/confirm', ['newsletter-confirm']),
  ...inBothLanguages('/newsletter/unsubscribe', ['newsletter-unsubscribe']),
  ...inBothLanguages('/newsletter/preferences', ['newsletter-preferences']),
};

function inBothLanguages(path: string, forms: readonly string[]): Record<string, string> {
  return {
    [`${path || '/index'}.html`]: page('en', path || '/', forms),
    [`/de${path}.html`]: page('de', `/de${path}`, forms),
  };
}

function page(language: string, path: string, forms: readonly string[]): string {
  const body = forms.map((form) => markup(form, language, path)).join('\n');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Page ${path}</title><script>${inlineScript}</script></head><body>${body}</body></html>`;
}

function markup(form: string, language: string, path: string): string {
  const isForm = (formNames as readonly string[]).includes(form);
  const fields = isForm
    ? controls[form as FormName].map((control) => field(form, control))
    : [
        '<input type="hidden" name="token" value="">',
        '<select name="language"><option value="en">English</option><option value="de">Deutsch</option></select>',
        '<button name="action" value="save">Save</button>',
      ];
  const hidden = isForm
    ? `<input type="hidden" name="language" value="${language}"><input type="hidden" name="page" value="${path}"><input name="website" tabindex="-1" autocomplete="off">`
    : '';
  const action = isForm ? `/forms/${form}` : path;
  const encoding = ['support', 'application'].includes(form) ? ' enctype="multipart/form-data"' : '';
  return `<form id="form-${form}" data-form="${form}" method="post" action="${action}"${encoding}><p id="${form}-summary" role="alert" tabindex="-1" hidden></p>${hidden}${fields.join('\n')}<button>Send</button></form>`;
}

function field(form: string, control: string): string {
  const [name = '', choices] = control.replace(/[*^+]$/, '').split(':');
  const id = `id="${form}-${name}" name="${name}" aria-describedby="${form}-${name}-error"`;
  const error = `<p id="${form}-${name}-error" hidden></p>`;
  if (choices) {
    const options = choices.split(',').map((choice) => `<option value="${choice}">${choice}</option>`);
    return `<select ${id}><option value="" selected>–</option>${options.join('')}</select>${error}`;
  }
  if (control.endsWith('*')) return `<textarea ${id}></textarea>${error}`;
  const type = control.endsWith('^') ? ' type="file"' : control.endsWith('+') ? ' type="checkbox"' : '';
  return `<input ${id}${type}>${error}`;
}
