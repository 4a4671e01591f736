import type { Node as TextNode } from '@tiptap/pm/model';
import { findNode, type FoundNode } from './find-node.ts';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

const holders = new Set(['doc', 'section', 'box']);

/** Where to go on writing in a new block: its first empty line, or its first one. */
const writingPlace = (block: TextNode): number =>
  findNode(block, (node) => node.isTextblock && node.content.size === 0)?.pos ?? 0;

/** Inserts a block after the one at the selection, or in its place if that is an empty paragraph; the cursor goes into it. */
export function insertBlock(state: EditorState, block: TextNode): Transaction | null {
  const { $to } = state.selection;
  for (let depth = $to.depth; depth > 0; depth -= 1) {
    const holder = $to.node(depth - 1);
    const place = $to.indexAfter(depth - 1);
    if (!holders.has(holder.type.name) || !holder.canReplaceWith(place, place, block.type)) continue;
    const { type, content } = $to.node(depth);
    const isEmpty = type.name === 'paragraph' && content.size === 0;
    const from = isEmpty ? $to.before(depth) : $to.after(depth);
    const tr = state.tr.replaceWith(from, $to.after(depth), block);
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1 + writingPlace(block))));
    return tr.scrollIntoView();
  }
  return null;
}

/** The nearest node of a type around the selection, or the selected node itself. */
export function nodeAround({ selection }: EditorState, ...types: readonly string[]): FoundNode | null {
  if (selection instanceof NodeSelection && types.includes(selection.node.type.name))
    return { node: selection.node, pos: selection.from };
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type.name)) return { node, pos: $from.before(depth) };
  }
  return null;
}
