import { mergeAttributes, Node, type Attributes } from '@tiptap/core';
import { kept, known } from './kept-attributes.ts';

interface Block {
  readonly name: string;
  readonly tag: string;
  /** A selector, where the tag alone does not tell. */
  readonly selector?: string;
  readonly content: string;
  readonly group?: string;
  readonly attributes?: Attributes;
  readonly priority?: number;
  readonly context?: string;
}

/** A block that is read from one element and written as that element. */
export const block = ({ name, tag, selector = tag, content, group = 'flow', attributes = {}, ...rule }: Block) =>
  Node.create({
    name,
    group,
    content,
    defining: true,
    addAttributes: () => attributes,
    parseHTML: () => [{ tag: selector, ...rule }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Places whose single paragraph has no element of its own, such as cells and items of lists. */
export const tight = '(line | flow)+';

const ArticleDocument = Node.create({ name: 'doc', topNode: true, content: '(flow | section)+' });

const Paragraph = block({ name: 'paragraph', tag: 'p', content: 'inline*', attributes: kept('class', 'id') }).extend({
  priority: 1000,
});

/** A paragraph without an element of its own. */
const Line = Node.create({
  name: 'line',
  content: 'inline*',
  parseHTML: () => [{ tag: 'div[data-line]' }],
  renderHTML: () => ['div', { 'data-line': '' }, 0],
});

const Section = block({
  name: 'section',
  tag: 'section',
  group: '',
  content: 'heading? (flow | section)*',
  attributes: kept('class', 'id'),
});

const levels = [1, 2, 3, 4, 5, 6];

const Heading = Node.create({
  name: 'heading',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ ...known('level', () => null, 2), ...kept('id', 'class') }),
  // The first level is the title of the article.
  parseHTML: () => levels.map((level) => ({ tag: `h${level}`, getAttrs: () => ({ level: Math.max(level, 2) }) })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${String(node.attrs['level'])}`, mergeAttributes(HTMLAttributes), 0],
});

const Quotation = block({
  name: 'blockquote',
  tag: 'blockquote',
  content: 'flow+',
  attributes: kept('class', 'id'),
});

const Box = block({ name: 'box', tag: 'aside', content: '(flow | section)+', attributes: kept('class', 'id') });

/** Divisions of other kinds: footnotes, notes of tables, nomenclature, supplementary files. */
const Division = block({
  name: 'division',
  tag: 'div',
  selector: 'div[class]',
  content: 'supplementCaption? (line | flow)*',
  // What a division is for is said by its class alone, so that none is made to hold something else.
  attributes: { class: { isRequired: true, parseHTML: ({ className }) => className }, ...kept('id') },
  priority: 40,
});

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'flow',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  addAttributes: () => kept('class', 'id'),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

const DisplayFormula = block({
  name: 'displayFormula',
  tag: 'div',
  selector: 'div.formula',
  content: 'inline*',
  attributes: kept('class', 'id'),
});

const HardBreak = Node.create({
  name: 'hardBreak',
  group: 'inline',
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

export const blockNodes = [
  ArticleDocument,
  Paragraph,
  Line,
  Section,
  Heading,
  Quotation,
  Box,
  Preformatted,
  DisplayFormula,
  Division,
  HardBreak,
];
