import { childElements, isElement } from './xml-tree.ts';
import type { XmlNode } from './xml-tree.ts';

const byPreference = ['mml:math', 'table', 'oasis:table', 'tex-math', 'textual-form', 'preformat', 'code'];

/** Of several forms of one thing, the one that reads best as HTML; a table may come in several parts. */
export function preferredAlternatives(node: XmlNode): XmlNode[] {
  if (!isElement(node) || node.name !== 'alternatives') return [node];
  const forms = childElements(node);
  const preferred = byPreference.flatMap((name) => forms.filter((form) => form.name === name));
  const [best = forms[0]] = preferred;
  if (best === undefined) return [];
  return best.name.endsWith('table') ? preferred.filter(({ name }) => name === best.name) : [best];
}
