import { footnote } from './footnotes.ts';
import { readRichText } from './rich-text.ts';
import {
  childElements,
  childrenWithout,
  descendants,
  isElement,
  type XmlElement,
  type XmlNode,
  childAt,
  rawText,
} from './xml-tree.ts';
import { flowContent, tightContent } from './flow-content.ts';
import type { BlockContext, BlockRule } from './block-context.ts';
import { idAttribute } from './anchors.ts';
import { escapeHtml, foldHtml } from './html-text.ts';

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
  if (element.attributes.get('content-type') === 'nomenclature' && content !== '')
    return `<div class="nomenclature">${content}</div>`;
  return content === '' ? '' : `<aside class="boxed-text"${idAttribute(id)}>${content}</aside>`;
};

const paragraph: BlockRule = (element, context) => {
  const rule = paragraphsOfOurs.get(element.attributes.get('content-type') ?? '');
  return rule === undefined ? flowContent(element.children, context) : rule(element, context);
};

/** How our own XML keeps what a paragraph is (decision 59). */
const paragraphsOfOurs = new Map([
  ['title', line('<p class="title"><b>', '</b></p>')],
  ['attribution', line('<p class="attribution">', '</p>')],
  ['taxon-identifier', line('<p class="taxon-identifier">', '</p>')],
]);

/** Rules for running text and the elements in it. */
export const paragraphRules: readonly [string, BlockRule][] = [
  // HTML's paragraph cannot hold a list or a table as JATS's can, so it is the flow that sets the tags.
  ['p', paragraph],
  ['disp-quote', wrapped('<blockquote>', '</blockquote>')],
  ['verse-group', wrapped('<blockquote class="verse">', '</blockquote>')],
  ['verse-line', line('<p>', '</p>')],
  ['attrib', line('<p class="attribution">', '</p>')],
  ['title', line('<p class="title"><b>', '</b></p>')],
  ['disp-formula', displayFormula],
  ['preformat', preformatted],
  ['boxed-text', boxedText],
];

const numbering = new Map([
  ['order', ''],
  ['alpha-lower', ' type="a"'],
  ['alpha-upper', ' type="A"'],
  ['roman-lower', ' type="i"'],
  ['roman-upper', ' type="I"'],
]);

const itemList: BlockRule = (element, context) => {
  const type = numbering.get(element.attributes.get('list-type') ?? '');
  const showsLabels = type === undefined;
  const items = childElements(element, 'list-item').map((item) => listItem(item, context, showsLabels));
  if (items.length === 0) return '';
  const attributes = idAttribute(context.anchors.claim(element.attributes.get('id')));
  const title = flowContent(childElements(element, 'title'), context);
  if (type !== undefined) return `${title}<ol${type}${attributes}>${items.join('')}</ol>`;
  const isPlain = element.attributes.get('list-type') === 'simple';
  const kind = element.attributes.get('list-content') === 'synonymy' ? 'synonymy' : isPlain ? 'plain' : '';
  return `${title}<ul${kind === '' ? '' : ` class="${kind}"`}${attributes}>${items.join('')}</ul>`;
};

// A browser numbers items; written labels are only needed where it would show a dot.
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
  ['list', itemList],
  ['def-list', definitionList],
];

const DEEPEST_HEADING = 6;

export interface SectionParts {
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly heading: readonly XmlNode[];
  readonly content: readonly XmlNode[];
  /** Whether the heading has a meaning of its own, such as the name of a taxon. */
  readonly isHeadingSaved: boolean;
}

/** A section with its heading, added to the contents; empty if it has no content. */
export function sectionHtml(parts: SectionParts, context: BlockContext): string {
  const title = readRichText(parts.heading);
  const headingHtml = foldHtml(context.inline(parts.heading));
  const level = Math.min(context.level, DEEPEST_HEADING);
  const id = context.anchors.claim(parts.id) ?? context.anchors.create('part');
  const place = context.contents.length;
  if (title.text !== '') context.contents.push({ id, title, level });

  const content = flowContent(parts.content, title.text === '' ? context : { ...context, level: level + 1 });
  if (content === '' && !(parts.isHeadingSaved && title.text !== '')) {
    context.contents.splice(place);
    return '';
  }
  const heading = title.text === '' ? '' : `<h${level}>${headingHtml}</h${level}>`;
  const className = parts.className === undefined ? '' : ` class="${escapeHtml(parts.className)}"`;
  return `<section${className}${idAttribute(id)}>${heading}${content}</section>`;
}

const section =
  (className?: string, fallbackHeading?: string): BlockRule =>
  (element, context) => {
    const written = childElements(element, 'label', 'title').flatMap((part) => [...withoutBold(part), ' ']);
    const isUntitled = readRichText(written).text === '';
    const heading = isUntitled && fallbackHeading !== undefined ? [fallbackHeading] : written;
    const content = childrenWithout(element, 'label', 'title', 'sec-meta', 'object-id');
    const id = element.attributes.get('id');
    const isHeadingSaved = !isUntitled && descendants(element, 'ref-list').length === 0;
    return sectionHtml({ id, className, heading, content, isHeadingSaved }, context);
  };

// A heading is set apart by its size; some files make it bold throughout as well.
function withoutBold(title: XmlElement): readonly XmlNode[] {
  const [only, ...others] = title.children.filter((child) => isElement(child) || child.trim() !== '');
  const isAllBold = only !== undefined && others.length === 0 && isElement(only) && only.name === 'bold';
  return isAllBold ? only.children : title.children;
}

const noteGroup: BlockRule = (element, context) => {
  const rules = new Map([...context.rules, ['fn', footnote]]);
  return section('notes', 'Notes')(element, { ...context, rules });
};

/** How our own XML keeps what a section is, where JATS has no element for it in that place (decision 59). */
const sectionsOfOurs = new Map(
  ['treatment', 'treatment-section', 'acknowledgements', 'appendix', 'glossary', 'notes', 'biography', 'floats'].map(
    (kind) => [kind, section(kind)],
  ),
).set('data-availability', section('notes'));

const usualSection = section();
const anySection: BlockRule = (element, context) => {
  if (element.attributes.get('specific-use') === 'continued')
    return flowContent(childrenWithout(element, 'title'), context);
  return (sectionsOfOurs.get(element.attributes.get('sec-type') ?? '') ?? usualSection)(element, context);
};

/** Rules for sections of the body and of what follows it. */
export const sectionRules: readonly [string, BlockRule][] = [
  ['sec', anySection],
  ['ack', section('acknowledgements', 'Acknowledgements')],
  ['app', section('appendix', 'Appendix')],
  ['glossary', section('glossary', 'Glossary')],
  ['notes', section('notes')],
  ['bio', section('biography')],
  ['floats-group', section('floats', 'Figures and tables')],
  ['fn-group', noteGroup],
  ['tp:treatment-sec', section('treatment-section')],
  // References are read separately, so that a page can place and number them; text about them stays.
  ['ref-list', (list, context) => flowContent(childrenWithout(list, 'label', 'title', 'ref'), context)],
];
