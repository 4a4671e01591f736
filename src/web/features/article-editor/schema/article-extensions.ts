import { StarterKit } from '@tiptap/starter-kit';
import { articleMarks } from './article-marks.ts';
import { blockNodes } from './block-nodes.ts';
import { figureNodes } from './figure-nodes.ts';
import { formulaNodes } from './formula-node.ts';
import { listNodes } from './list-nodes.ts';
import { tableNodes } from './table-nodes.ts';

const base = StarterKit.configure({
  blockquote: false,
  bold: false,
  bulletList: false,
  code: false,
  codeBlock: false,
  document: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  italic: false,
  link: false,
  listItem: false,
  listKeymap: false,
  orderedList: false,
  paragraph: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** What a text can hold: everything that the page of an article can show. */
export const articleExtensions = [
  base,
  ...blockNodes,
  ...listNodes,
  ...figureNodes,
  ...tableNodes,
  ...formulaNodes,
  ...articleMarks,
];
