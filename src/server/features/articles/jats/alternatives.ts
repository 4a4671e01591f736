import { childElements, isElement } from './xml-tree.ts';
import type { XmlNode } from './xml-tree.ts';

const byPreference = ['mml:math', 'table', 'tex-math', 'textual-form', 'preformat', 'code'];

/** Of several forms of one thing, the one that reads best as HTML; pictures are not among them. */
export function preferredAlternative(node: XmlNode): XmlNode {
  if (!isElement(node) || node.name !== 'alternatives') return node;
  const forms = childElements(node);
  const preferred = byPreference.flatMap((name) => forms.filter((form) => form.name === name))[0];
  return preferred ?? forms[0] ?? '';
}
