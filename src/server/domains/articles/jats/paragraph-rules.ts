import { idAttribute } from './anchors.ts';
import { flowContent } from './flow-content.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { childAt, childrenWithout, rawText } from './xml-tree.ts';
import type { BlockRule } from './block-context.ts';

const wrapped =
  (open: string, close: string): BlockRule =>
  (element, context) => {
    const content = flowContent(element.children, context);
    return content === '' ? '' : `${open}${content}${close}`;
  };

const line =
  (open: string, close: string): BlockRule =>
  (element, context) => {
    const content = foldHtml(context.inline(element.children));
    return content === '' ? '' : `${open}${content}${close}`;
  };

const displayFormula: BlockRule = (element, context) => {
  const formula = foldHtml(context.inline([element]));
  if (formula === '') return '';
  const label = foldHtml(context.inline(childAt(element, 'label')?.children ?? []));
  const number = label === '' ? '' : ` <span class="label">${label}</span>`;
  const id = context.anchors.claim(element.attributes.get('id'));
  return `<div class="formula"${idAttribute(id)}>${formula}${number}</div>`;
};

const preformatted: BlockRule = (element) => {
  const text = rawText(element);
  return text.trim() === '' ? '' : `<pre>${escapeHtml(text.replace(/^\r?\n/, ''))}</pre>`;
};

const boxedText: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const content = flowContent(childrenWithout(element, 'object-id'), context);
  return content === '' ? '' : `<aside class="boxed-text"${idAttribute(id)}>${content}</aside>`;
};

/** Rules for running text and what stands inside it. */
export const paragraphRules: readonly [string, BlockRule][] = [
  // HTML's paragraph cannot hold a list or a table as JATS's can, so it is the flow that sets the tags.
  ['p', (element, context) => flowContent(element.children, context)],
  ['disp-quote', wrapped('<blockquote>', '</blockquote>')],
  ['verse-group', wrapped('<blockquote class="verse">', '</blockquote>')],
  ['verse-line', line('<p>', '</p>')],
  ['attrib', line('<p class="attribution">', '</p>')],
  ['title', line('<p class="title"><b>', '</b></p>')],
  ['disp-formula', displayFormula],
  ['preformat', preformatted],
  ['boxed-text', boxedText],
];
