import { idAttribute } from './anchors.ts';
import { flowContent, tightContent } from './flow-content.ts';
import { foldHtml } from './html-text.ts';
import { childAt, childElements, childrenWithout } from './xml-tree.ts';
import type { BlockContext, BlockRule } from './block-context.ts';
import type { XmlElement } from './xml-tree.ts';

const numbering = new Map([
  ['order', ''],
  ['alpha-lower', ' type="a"'],
  ['alpha-upper', ' type="A"'],
  ['roman-lower', ' type="i"'],
  ['roman-upper', ' type="I"'],
]);

const list: BlockRule = (element, context) => {
  const type = numbering.get(element.attributes.get('list-type') ?? '');
  const showsLabels = type === undefined;
  const items = childElements(element, 'list-item').map((item) => listItem(item, context, showsLabels));
  if (items.length === 0) return '';
  const attributes = idAttribute(context.anchors.claim(element.attributes.get('id')));
  const title = flowContent(childElements(element, 'title'), context);
  if (type !== undefined) return `${title}<ol${type}${attributes}>${items.join('')}</ol>`;
  const isPlain = element.attributes.get('list-type') === 'simple';
  return `${title}<ul${isPlain ? ' class="plain"' : ''}${attributes}>${items.join('')}</ul>`;
};

// A browser counts by itself; written marks are only kept where it would show a dot.
function listItem(item: XmlElement, context: BlockContext, showsLabel: boolean): string {
  const label = foldHtml(context.inline(childAt(item, 'label')?.children ?? []));
  const mark = showsLabel && /[\p{L}\p{N}]/u.test(label) ? `<span class="label">${label}</span> ` : '';
  return `<li>${mark}${tightContent(childrenWithout(item, 'label'), context)}</li>`;
}

const definitionList: BlockRule = (element, context) => {
  const items = childElements(element, 'def-item').map((item) => definition(item, context));
  const nested = flowContent(childElements(element, 'def-list'), context);
  const title = flowContent(childElements(element, 'title', 'term-head', 'def-head'), context);
  return items.length === 0 ? nested : `${title}<dl>${items.join('')}</dl>${nested}`;
};

function definition(item: XmlElement, context: BlockContext): string {
  const terms = childElements(item, 'term').map((term) => `<dt>${foldHtml(context.inline(term.children))}</dt>`);
  const meanings = childElements(item, 'def').map((def) => `<dd>${tightContent(def.children, context)}</dd>`);
  return terms.join('') + meanings.join('');
}

/** Rules for lists of every kind. */
export const listRules: readonly [string, BlockRule][] = [
  ['list', list],
  ['def-list', definitionList],
];
