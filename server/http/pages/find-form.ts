import { Parser } from 'htmlparser2';

/** An element of a page: where its opening tag stands, and, where it has any, its content. */
export type FoundElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  tag: Span;
  content: Span;
};

/** From `start` up to, not including, `end`, in code units. */
export type Span = { start: number; end: number };

/** What of a page changes when a form is answered in place. */
export type FoundForm = {
  title: FoundElement | undefined;
  /** `<details>` that the form stands in. */
  disclosures: readonly FoundElement[];
  /** Elements inside the form, in their order; options follow their select. */
  elements: readonly FoundElement[];
};

/**
 * Finds a form by its `data-form` in a page. Positions come from a tokenizer, so that nothing else of the page changes
 * by as much as a byte.
 */
export function findForm(html: string, form: string): FoundForm | undefined {
  const open: Mutable[] = [];
  const elements: FoundElement[] = [];
  let title: FoundElement | undefined;
  let disclosures: readonly FoundElement[] | undefined;
  let formElement: Mutable | undefined;

  const parser = new Parser({
    onopentag: (name, attributes) => {
      const tag = { start: parser.startIndex, end: parser.endIndex + 1 };
      const element: Mutable = { name, attributes, tag, content: { start: tag.end, end: tag.end } };
      open.push(element);
      if (name === 'title' && !open.some(({ name: ancestor }) => ancestor === 'svg')) title ??= element;
      if (formElement) elements.push(element);
      if (name === 'form' && attributes['data-form'] === form && !disclosures) {
        formElement = element;
        disclosures = open.filter(({ name: ancestor }) => ancestor === 'details');
      }
    },
    onclosetag: () => {
      const element = open.pop();
      if (element) element.content.end = Math.max(element.content.start, parser.startIndex);
      if (element === formElement) formElement = undefined;
    },
  });
  parser.end(html);
  return disclosures && { title, disclosures, elements };
}

type Mutable = FoundElement & { content: Span };
