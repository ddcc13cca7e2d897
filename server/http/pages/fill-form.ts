import { applyEdits, type Edit } from './edit-text.ts';
import { findForm, type FoundElement, type Span } from './find-form.ts';
import { escapeHtml, writeTag } from './write-html.ts';

/** What a form is shown with. */
export type FormState = {
  /** Texts by name of the control: what was typed or chosen. Controls without one stay as they are. */
  values: Readonly<Record<string, string>>;
  /** Sentences by name of the control. */
  errors: Readonly<Record<string, string>>;
  /** Sentence about the whole form. */
  summary: string | undefined;
  /** Stands before the page's title, so that it is the first that a screen reader says. */
  titlePrefix: string | undefined;
};

/**
 * Fills a form in a built page: values, errors beside their fields, a summary. The markup is agreed: control and error
 * have the ids `<form>-<name>` and `<form>-<name>-error`, the summary has `<form>-summary`; both are there, hidden and
 * empty. The first wrong field, else the summary, gets the focus.
 *
 * @returns the page, unchanged when the form is not on it
 */
export function fillForm(html: string, form: string, state: FormState): string {
  const found = findForm(html, form);
  if (!found) return html;
  const edits: Edit[] = found.disclosures.map((element) => retag(element, { open: '' }));
  if (found.title && state.titlePrefix) edits.push(insertBefore(found.title.content, `${state.titlePrefix}: `));

  const withFocus = found.elements.find(({ attributes }) => Object.hasOwn(state.errors, attributes.name ?? ''));
  let select: FoundElement | undefined;
  for (const element of found.elements) {
    if (element.name === 'select') select = element;
    if (element.name === 'option') edits.push(...fillOption(element, select, state));
    else edits.push(...fillElement(element, { form, state, withFocus }));
  }
  return applyEdits(html, edits);
}

type Filling = { form: string; state: FormState; withFocus: FoundElement | undefined };

function fillElement(element: FoundElement, { form, state, withFocus }: Filling): Edit[] {
  const { name: tagName, attributes, content } = element;
  const { id = '', name = '' } = attributes;
  const sentence = id === `${form}-summary` ? state.summary : errorOf(state, form, id);
  if (sentence) {
    const focus = id === `${form}-summary` && !withFocus ? { autofocus: '' } : {};
    return [retag(element, { hidden: undefined, ...focus }), replace(content, sentence)];
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
    if (tagName === 'textarea') edits.push(replace(content, value.startsWith('\n') ? `\n${value}` : value));
    else if (tagName === 'input') Object.assign(changes, fillInput(attributes, value));
  }
  if (Object.keys(changes).length > 0) edits.push(retag(element, changes));
  return edits;
}

function fillInput(attributes: FoundElement['attributes'], value: string): Record<string, string | undefined> {
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

function fillOption(option: FoundElement, select: FoundElement | undefined, state: FormState): Edit[] {
  const value = select && valueOf(state, select.attributes.name ?? '');
  if (value === undefined || option.attributes.value === undefined) return [];
  return [retag(option, { selected: option.attributes.value === value ? '' : undefined })];
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

function retag({ name, attributes, tag }: FoundElement, changes: Record<string, string | undefined>): Edit {
  return { ...tag, text: writeTag(name, { ...attributes, ...changes }) };
}

function replace(content: Span, text: string): Edit {
  return { ...content, text: escapeHtml(text) };
}

function insertBefore({ start }: Span, text: string): Edit {
  return { start, end: start, text: escapeHtml(text) };
}
