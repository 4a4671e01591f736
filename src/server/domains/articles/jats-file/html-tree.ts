import { Parser } from 'htmlparser2';
import { isElement, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';

/** Elements deeper than that are not in the tree, but what they hold is. */
const deepest = 200;
/** HTML that opens so many elements within each other is an attack, and ends there. */
const mostOpen = 20_000;
const pieceLength = 65_536;

/** HTML of an article as a tree, of the same kind as that of XML. */
export function htmlTree(html: string): XmlNode[] {
  const top: XmlNode[] = [];
  const open: XmlNode[][] = [top];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const siblings = open.at(-1) ?? top;
      if (open.length > deepest) return void open.push(siblings);
      const children: XmlNode[] = [];
      siblings.push({ name, attributes: new Map(Object.entries(attributes)), children });
      open.push(children);
    },
    ontext: (text) => {
      const siblings = open.at(-1);
      const last = siblings?.at(-1);
      // The parser gives a text in pieces where it holds entities.
      if (typeof last === 'string') siblings?.splice(-1, 1, last + text);
      else siblings?.push(text);
    },
    onclosetag: () => void open.pop(),
  });
  for (let start = 0; start < html.length && open.length < mostOpen; start += pieceLength)
    parser.write(html.slice(start, start + pieceLength));
  parser.end();
  return top;
}

export const classOf = (element: XmlElement): string => element.attributes.get('class') ?? '';

/** Whether a node is this element, of this class where one is given: `div.footnote`. */
export function isA(node: XmlNode, selector: string): node is XmlElement {
  const [name, className] = selector.split('.');
  return isElement(node) && node.name === name && (className === undefined || classOf(node) === className);
}
