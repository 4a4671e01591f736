import { isElement, type XmlNode } from '../jats/xml-tree.ts';
import { classOf } from './html-tree.ts';
import { isOwnId, sourceIdOf } from '../jats/anchors.ts';

/** What JATS calls a reference to a thing of this kind. */
const kinds = new Map([
  ['figure.figure', 'fig'],
  ['figure.table', 'table'],
  ['div.formula', 'disp-formula'],
  ['div.footnote', 'fn'],
  ['div.supplement', 'supplementary-material'],
  ['aside.boxed-text', 'boxed-text'],
  ['section.appendix', 'app'],
  ['ol', 'list'],
  ['ul', 'list'],
]);

/** The ids of one article's text, as they are written, and what they are ids of. */
export interface TextIds {
  /** The attribute for an element of the text; each id is given once. */
  readonly claim: (htmlId: string | undefined) => { id?: string };
  /** Where a link within the text leads; null if there is nothing. */
  readonly target: (htmlId: string) => { rid: string; kind: string } | null;
}

/** An id that XML takes, and that is none of the front matter's. */
const isTaken = (id: string): boolean => /^[A-Za-z_][\w.-]*$/.test(id) && !id.startsWith('front-');

function writtenId(htmlId: string): string | null {
  const id = isOwnId(htmlId) ? htmlId : sourceIdOf(htmlId);
  if (isTaken(id)) return id;
  return isTaken(htmlId) ? htmlId : null;
}

/** Reads which ids a text has; links to references lead to those of the list. */
export function createTextIds(text: readonly XmlNode[], referenceIds: readonly string[]): TextIds {
  const kindOf = new Map(referenceIds.map((id) => [id, 'bibr']));
  const look = (nodes: readonly XmlNode[]): void => {
    for (const node of nodes) {
      if (!isElement(node)) continue;
      const id = node.attributes.get('id');
      const className = classOf(node);
      const kind = kinds.get(className === '' ? node.name : `${node.name}.${className}`);
      if (id !== undefined && !kindOf.has(id)) kindOf.set(id, kind ?? (node.name === 'section' ? 'sec' : 'other'));
      look(node.children);
    }
  };
  look(text);
  const given = new Set<string>();
  return {
    claim: (htmlId) => {
      const id = htmlId === undefined ? null : writtenId(htmlId);
      if (id === null || given.has(id)) return {};
      given.add(id);
      return { id };
    },
    target: (htmlId) => {
      const kind = kindOf.get(htmlId);
      const rid = writtenId(htmlId);
      return kind === undefined || rid === null ? null : { rid, kind };
    },
  };
}
