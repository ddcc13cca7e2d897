import { Parser } from 'htmlparser2';

/** An element of a page, in document order. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text directly inside the element, without descendants. */
  text: string;
  /** Names of the ancestors, the parent last. */
  ancestors: readonly string[];
  /** Whether it or an ancestor is `inert`: a picture, for assistive technologies too. */
  isInert: boolean;
};

/** Returns all elements of an HTML document. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const path: Element[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const parent = path.at(-1);
      const isInert = parent?.isInert === true || attributes.inert !== undefined;
      const ancestors = parent ? [...parent.ancestors, parent.name] : [];
      const element = { name, attributes, text: '', ancestors, isInert };
      elements.push(element);
      path.push(element);
    },
    ontext: (text) => {
      const element = path.at(-1);
      if (element) element.text += text;
    },
    onclosetag: () => path.pop(),
  });
  parser.write(html);
  parser.end();
  return elements;
}
