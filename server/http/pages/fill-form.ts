import { controlId, errorId, summaryId } from '#contracts/forms/element-ids.ts';
import { escapeHtml } from '#server/escape-html.ts';
import { editPage, isInside, setAttributes, setText, type Edit, type PageElement } from './edit-page.ts';

/** The state to show a form in. */
export type FormState = {
  /** Values by name of the control. Controls without a value stay unchanged. */
  values: Readonly<Record<string, string>>;
  /** Error messages by name of the control. */
  errors?: Readonly<Record<string, string>>;
  /** Error message for the whole form. */
  summary?: string | undefined;
  /** Put before the page's title, so that a screen reader announces it first. */
  titlePrefix?: string;
};

/**
 * Fills a form in a built page: values, errors at their fields, a summary. Errors and summary exist in the
 * page, hidden and empty, with the ids of `#contracts/forms/element-ids.ts`. The first invalid field, or else the summary, gets the focus.
 *
 * @returns the page, unchanged when the form is not on it
 */
export function fillForm(html: string, form: string, state: FormState): string {
  const values = new Map(Object.entries(state.values));
  const errors = new Map(Object.entries(state.errors ?? {}));
  const messages = new Map([...errors].map(([name, error]) => [errorId(controlId(form, name)), error]));
  if (state.summary) messages.set(summaryId(form), state.summary);
  return editPage(html, (elements) => {
    const formElement = elements.find(({ name, attributes }) => name === 'form' && attributes['data-form'] === form);
    if (!formElement) return [];
    const disclosures = elements.filter((element) => element.name === 'details' && isInside(formElement, element));
    const fields = elements.filter((element) => isInside(element, formElement));
    const focused =
      fields.find(({ attributes }) => errors.has(attributes.name ?? '')) ??
      fields.find(({ attributes }) => attributes.id === summaryId(form));
    let selectName = '';
    return [
      ...disclosures.map((element) => setAttributes(element, { open: '' })),
      ...prefixTitle(elements, state),
      ...fields.flatMap((element) => {
        const { id = '', name = '' } = element.attributes;
        const focus = element === focused ? { autofocus: '' } : {};
        const message = messages.get(id);
        if (message) return [setAttributes(element, { hidden: undefined, ...focus }), setText(element, message)];
        if (element.name === 'select') selectName = name;
        const control = element.name === 'option' ? selectName : name;
        if (!controls.has(element.name) || control === '') return [];
        const isInvalid = element.name !== 'option' && errors.has(control);
        return fillControl(element, values.get(control), isInvalid ? { 'aria-invalid': 'true', ...focus } : {});
      }),
    ];
  });
}

const controls = new Set(['input', 'select', 'option', 'textarea']);

/** Prefixes the first `<title>`; later ones belong to SVG images. */
function prefixTitle(elements: readonly PageElement[], { titlePrefix }: FormState): Edit[] {
  const start = elements.find(({ name }) => name === 'title')?.content.start;
  return titlePrefix && start !== undefined ? [{ start, end: start, text: escapeHtml(`${titlePrefix}: `) }] : [];
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** @param errorAttributes attributes of an invalid control */
function fillControl(element: PageElement, value: string | undefined, errorAttributes: Attributes): Edit[] {
  const changes = { ...errorAttributes, ...(value === undefined ? {} : valueAttributes(element, value)) };
  const edits = Object.keys(changes).length > 0 ? [setAttributes(element, changes)] : [];
  if (element.name !== 'textarea' || value === undefined) return edits;
  // A leading line break in a textarea is not part of its value.
  return [...edits, setText(element, value.startsWith('\n') ? `\n${value}` : value)];
}

/** Files and passwords are not filled in. */
function valueAttributes({ name, attributes }: PageElement, value: string): Attributes {
  if (name === 'option') return { selected: attributes.value === value ? '' : undefined };
  if (name !== 'input') return {};
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
