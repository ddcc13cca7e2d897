import { Parser } from 'htmlparser2';

/** An element of a page, in the order of the document. */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it: of a title, a script, a heading without further elements. */
  text: string;
  /** Names of the elements around it, the nearest last. */
  inside: readonly string[];
};

/** All elements of an HTML document. */
export function readElements(html: string): Element[] {
  const elements: Element[] = [];
  const path: Element[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const parent = path.at(-1);
      const element = { name, attributes, text: '', inside: parent ? [...parent.inside, parent.name] : [] };
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
