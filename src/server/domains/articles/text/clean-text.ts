import type { ProductionText } from '../../../../contracts/production-values.ts';
import type { TextHeading } from '../../../db/schema/publications.ts';
import { htmlTree, isA } from '../jats-file/html-tree.ts';
import { foldHtml } from '../jats/html-text.ts';
import { isElement, rawText } from '../jats/xml-tree.ts';
import { cleanBlocks, inBody } from './clean-blocks.ts';
import { cleanReferences } from './clean-references.ts';
import { isHeading, writeHtml, type HtmlElement, type HtmlNode } from './html-nodes.ts';
import { withOwnIds } from './own-ids.ts';
import { withSections } from './with-sections.ts';

/** A text as the product may keep and show it. */
export interface CleanText {
  readonly text: ProductionText;
  readonly headings: readonly TextHeading[];
}

/** A text in the HTML of the reading page, whatever it was before. What is clean stays as it is, byte for byte. */
export function cleanText({ bodyHtml, references }: ProductionText): CleanText {
  const cited = cleanReferences(references);
  const ids = cited.map(({ id }) => id);
  const nodes = withOwnIds(withSections(cleanBlocks(htmlTree(bodyHtml), inBody)), ids);
  return { text: { bodyHtml: writeHtml(nodes), references: cited }, headings: headingsOf(nodes) };
}

/** A link to a note, in a heading, means nothing in a list of headings. */
const isNoteMark = (node: HtmlNode): boolean =>
  isA(node, 'sup') && node.children.some((child) => isA(child, 'a')) && /^[\s\d*†‡§,]*$/u.test(rawText(node));

function standalone(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [node];
    if (isNoteMark(node)) return [];
    if (node.name === 'br') return [' '];
    const children = standalone(node.children);
    return node.name === 'a' ? children : [{ ...node, children }];
  });
}

function headingsOf(nodes: readonly HtmlNode[]): TextHeading[] {
  const headings: TextHeading[] = [];
  const look = (element: HtmlElement): void => {
    const [first] = element.children;
    const id = element.attributes.get('id');
    if (element.name === 'section' && id !== undefined && first !== undefined && isHeading(first)) {
      const html = foldHtml(writeHtml(standalone(first.children)));
      if (html !== '') headings.push({ id, html, level: Number(first.name.slice(1)) });
    }
    for (const child of element.children) if (isElement(child)) look(child);
  };
  for (const node of nodes) if (isElement(node)) look(node);
  return headings;
}
