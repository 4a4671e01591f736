import { idAttribute } from './anchors.ts';
import { flowContent } from './flow-content.ts';
import { footnote } from './footnotes.ts';
import { escapeHtml, foldHtml } from './html-text.ts';
import { readRichText } from './rich-text.ts';
import { childElements, childrenWithout, descendants, isElement } from './xml-tree.ts';
import type { BlockContext, BlockRule } from './block-context.ts';
import type { XmlElement, XmlNode } from './xml-tree.ts';

const DEEPEST_HEADING = 6;

export interface SectionParts {
  readonly id: string | undefined;
  readonly className: string | undefined;
  readonly heading: readonly XmlNode[];
  readonly content: readonly XmlNode[];
  /** Whether the heading says something by itself, as the name of a taxon does. */
  readonly isHeadingKept: boolean;
}

/** A section with its heading, entered in the contents; nothing when it is empty. */
export function sectionHtml(parts: SectionParts, context: BlockContext): string {
  const title = readRichText(parts.heading);
  const headingHtml = foldHtml(context.inline(parts.heading));
  const level = Math.min(context.level, DEEPEST_HEADING);
  const id = context.anchors.claim(parts.id) ?? context.anchors.create('part');
  const place = context.contents.length;
  if (title.text !== '') context.contents.push({ id, title, level });

  const content = flowContent(parts.content, title.text === '' ? context : { ...context, level: level + 1 });
  if (content === '' && !(parts.isHeadingKept && title.text !== '')) {
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
    const isHeadingKept = !isUntitled && descendants(element, 'ref-list').length === 0;
    return sectionHtml({ id, className, heading, content, isHeadingKept }, context);
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

/** Rules for sections of the body and of what follows it. */
export const sectionRules: readonly [string, BlockRule][] = [
  ['sec', section()],
  ['ack', section('acknowledgements', 'Acknowledgements')],
  ['app', section('appendix', 'Appendix')],
  ['glossary', section('glossary', 'Glossary')],
  ['notes', section('notes')],
  ['bio', section('biography')],
  ['floats-group', section('floats', 'Figures and tables')],
  ['fn-group', noteGroup],
  ['tp:treatment-sec', section('treatment-section')],
  // References are read on their own, so that a page can place and number them; what is said of them stays.
  ['ref-list', (list, context) => flowContent(childrenWithout(list, 'label', 'title', 'ref'), context)],
];
