import { Fragment, type Node as TextNode, type ResolvedPos } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { freeId } from './free-id.ts';
import { withLevel } from './section-levels.ts';

/** A place as the number of its block of text and the characters before it there: the same when sections around it change. */
function textPlace(doc: TextNode, { pos, parentOffset }: ResolvedPos): { block: number; offset: number } {
  let block = -1;
  doc.nodesBetween(0, pos, (node) => {
    if (node.isTextblock) block += 1;
    return !node.isTextblock;
  });
  return { block, offset: parentOffset };
}

function positionOf(doc: TextNode, { block, offset }: { block: number; offset: number }): number {
  let at = -1;
  let found = 0;
  doc.descendants((node, pos) => {
    if (node.isTextblock) {
      at += 1;
      if (at === block) found = pos + 1 + Math.min(offset, node.content.size);
    }
    return at < block && !node.isTextblock;
  });
  return found;
}

/** Replaces the content of a node, as little of it as possible. */
function replaceContent(tr: Transaction, node: TextNode, from: number, content: Fragment): void {
  const start = node.content.findDiffStart(content);
  const end = node.content.findDiffEnd(content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const made = node.copy(content);
  tr.replace(from + start, from + end.a + overlap, made.slice(start, end.b + overlap));
}

interface Target {
  readonly container: TextNode;
  /** Where the content of the container begins. */
  readonly from: number;
  /** The heading's section, or the paragraph. */
  readonly at: number;
  readonly level: number | null;
}

/** The heading or paragraph at the selection, if it can have a level: one directly in a section, a box or the text. */
export function levelTarget({ selection: { $from } }: EditorState): Target | null {
  const { parent, depth } = $from;
  const isHeading = parent.type.name === 'heading';
  if (depth === 0 || (!isHeading && parent.type.name !== 'paragraph')) return null;
  let outer = depth - 1;
  while (outer > 0 && $from.node(outer).type.name === 'section') outer -= 1;
  const container = $from.node(outer);
  if (container.type.name !== 'doc' && container.type.name !== 'box') return null;
  const at = isHeading ? $from.before(depth - 1) : $from.before(depth);
  return { container, from: $from.start(outer), at, level: isHeading ? Number(parent.attrs['level']) : null };
}

/** Makes the paragraph at the selection a heading, gives the heading another level, or makes it a paragraph; null if it cannot be done. */
export function setLevel(state: EditorState, level: number | null): Transaction | null {
  const target = levelTarget(state);
  const { section, heading, paragraph } = state.schema.nodes;
  if (target === null || !section || !heading || !paragraph) return null;
  const place = textPlace(state.doc, state.selection.$from);
  const content = withLevel(target.container, target.from, {
    at: target.at,
    level,
    section: () => section.create({ id: freeId(state.doc, 'textpart') }, heading.create()),
    headingOf: ({ content: words }) => heading.create({ level }, words),
    paragraphOf: ({ content: words }) => paragraph.create(null, words),
  });
  const { tr } = state;
  replaceContent(tr, target.container, target.from, Fragment.from(content));
  tr.setSelection(TextSelection.near(tr.doc.resolve(positionOf(tr.doc, place))));
  return tr.scrollIntoView();
}
