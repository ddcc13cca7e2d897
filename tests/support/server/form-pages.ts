import { controlId, errorId, formId, summaryId } from '#contracts/forms/element-ids.ts';
import { formFields, type FormField } from '#contracts/forms/form-fields.ts';
import { formNames, type FormName } from '#contracts/forms/form-names.ts';
import { fixtureFiles, inlineScript } from './fixture-site.ts';

/** A build with the pages that contain forms, in English and German: every field of their contracts. */
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
    ? formFields(form as FormName).map((one) => field(form, one))
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
  return `<form id="${formId(form)}" data-form="${form}" method="post" action="${action}"${encoding}><p id="${summaryId(form)}" role="alert" tabindex="-1" hidden></p>${hidden}${fields.join('\n')}<button>Send</button></form>`;
}

function field(form: string, { name, kind, choices }: FormField): string {
  const id = controlId(form, name);
  const attributes = `id="${id}" name="${name}" aria-describedby="${errorId(id)}"`;
  const error = `<p id="${errorId(id)}" hidden></p>`;
  const options = choices.map((choice) => `<option value="${choice}">${choice}</option>`);
  switch (kind) {
    case 'choice':
      return `<select ${attributes}><option value="" selected>–</option>${options.join('')}</select>${error}`;
    case 'lines':
      return `<textarea ${attributes}></textarea>${error}`;
    case 'line':
      return `<input ${attributes}>${error}`;
    case 'agreement':
      return `<input ${attributes} type="checkbox">${error}`;
    case 'file':
      return `<input ${attributes} type="file">${error}`;
  }
}
