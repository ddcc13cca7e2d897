import { escapeHtml } from '#server/escape-html.ts';
import { editPage, isInside, setAttributes, setText, type Edit, type PageElement } from './edit-page.ts';

/** The state to show a form in. */
export type FormState = {
  /** Values by name of the control. Controls without a value stay unchanged. */
  values: Readonly<Record<string, string>>;
  /** Error messages by name of the control. */
  errors: Readonly<Record<string, string>>;
  /** Error message for the whole form. */
  summary: string | undefined;
  /** Put before the page's title, so that a screen reader announces it first. */
  titlePrefix: string | undefined;
};

/**
 * Fills a form in a built page: values, errors at their fields, a summary. Controls have the id `<form>-<name>`, their
 * errors `<form>-<name>-error`, the summary `<form>-summary`; errors and summary exist in the page, hidden and empty.
 * The first invalid field, or else the summary, gets the focus.
 *
 * @returns the page, unchanged when the form is not on it
 */
export function fillForm(html: string, form: string, state: FormState): string {
  return editPage(html, (elements) => {
    const formElement = elements.find(({ name, attributes }) => name === 'form' && attributes['data-form'] === form);
    if (!formElement) return [];
    const disclosures = elements.filter((element) => element.name === 'details' && isInside(formElement, element));
    const fields = elements.filter((element) => isInside(element, formElement));
    const withFocus = fields.find(({ attributes }) => Object.hasOwn(state.errors, attributes.name ?? ''));
    let select: PageElement | undefined;
    return [
      ...disclosures.map((element) => setAttributes(element, { open: '' })),
      ...prefixTitle(elements, state),
      ...fields.flatMap((element) => {
        if (element.name === 'select') select = element;
        if (element.name === 'option') return fillOption(element, select, state);
        return fillElement(element, { form, state, withFocus });
      }),
    ];
  });
}

/** Prefixes the first `<title>`; later ones belong to SVG images. */
function prefixTitle(elements: readonly PageElement[], { titlePrefix }: FormState): Edit[] {
  const start = elements.find(({ name }) => name === 'title')?.content.start;
  return titlePrefix && start !== undefined ? [{ start, end: start, text: escapeHtml(`${titlePrefix}: `) }] : [];
}

type Filling = { form: string; state: FormState; withFocus: PageElement | undefined };

function fillElement(element: PageElement, { form, state, withFocus }: Filling): Edit[] {
  const { name: tagName, attributes } = element;
  const { id = '', name = '' } = attributes;
  const sentence = id === `${form}-summary` ? state.summary : errorOf(state, form, id);
  if (sentence) {
    const focus = id === `${form}-summary` && !withFocus ? { autofocus: '' } : {};
    return [setAttributes(element, { hidden: undefined, ...focus }), setText(element, sentence)];
  }
  if (!controls.has(tagName) || name === '') return [];
  const edits: Edit[] = [];
  const changes: Record<string, string | undefined> = {};
  if (Object.hasOwn(state.errors, name)) {
    changes['aria-invalid'] = 'true';
    if (element === withFocus) changes.autofocus = '';
  }
  const value = valueOf(state, name);
  if (value !== undefined) {
    if (tagName === 'textarea') edits.push(setText(element, value.startsWith('\n') ? `\n${value}` : value));
    else if (tagName === 'input') Object.assign(changes, fillInput(attributes, value));
  }
  if (Object.keys(changes).length > 0) edits.push(setAttributes(element, changes));
  return edits;
}

function fillInput(attributes: PageElement['attributes'], value: string): Record<string, string | undefined> {
  switch (attributes.type) {
    case 'file':
    case 'password':
    case 'submit':
    case 'button':
      return {};
    case 'checkbox':
    case 'radio':
      return { checked: (attributes.value ?? 'on') === value ? '' : undefined };
    default:
      return { value };
  }
}

function fillOption(option: PageElement, select: PageElement | undefined, state: FormState): Edit[] {
  const value = select && valueOf(state, select.attributes.name ?? '');
  if (value === undefined || option.attributes.value === undefined) return [];
  return [setAttributes(option, { selected: option.attributes.value === value ? '' : undefined })];
}

const controls = new Set(['input', 'select', 'textarea']);

function errorOf({ errors }: FormState, form: string, id: string): string | undefined {
  if (!id.startsWith(`${form}-`) || !id.endsWith('-error')) return undefined;
  const name = id.slice(form.length + 1, -'-error'.length);
  return Object.hasOwn(errors, name) ? errors[name] : undefined;
}

function valueOf({ values }: FormState, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
