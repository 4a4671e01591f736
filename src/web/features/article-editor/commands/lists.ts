import type { Node as TextNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { liftListItem } from '@tiptap/pm/schema-list';
import type { Editor } from '@tiptap/react';
import { nodeAround } from './insert-block.ts';

/** Outside of items, a line needs to be a paragraph. */
export function linesToParagraphs(tr: Transaction, from: number, to: number): Transaction {
  const { paragraph } = tr.doc.type.schema.nodes;
  tr.doc.nodesBetween(from, to, (part, pos) => {
    if (part.type.name === 'line' && paragraph) tr.setNodeMarkup(pos, paragraph);
    return !part.isTextblock;
  });
  return tr;
}

/** The only paragraph of an item has no element of its own. */
function paragraphsToLines(tr: Transaction, { node, pos }: { node: TextNode; pos: number }): Transaction {
  const { line } = tr.doc.type.schema.nodes;
  node.forEach((item, offset) => {
    const first = item.firstChild;
    const isAlone = item.childCount === 1 && first?.type.name === 'paragraph' && first.attrs['class'] === null;
    if (isAlone && line) tr.setNodeMarkup(pos + 2 + offset, line);
  });
  return tr;
}

/** Makes paragraphs a list, makes a list one of the other kind, or takes its items out of it. */
export function toggleList(editor: Editor, name: 'bulletList' | 'orderedList'): void {
  const list = nodeAround(editor.state, 'bulletList', 'orderedList');
  const { tr, selection } = editor.state;
  if (list?.node.type.name === name) editor.view.dispatch(linesToParagraphs(tr, selection.from, selection.to));
  editor.chain().focus().toggleList(name, 'listItem').run();
  const made = nodeAround(editor.state, name);
  if (made !== null) editor.view.dispatch(paragraphsToLines(editor.state.tr, made));
}

/** Takes an item out of its list: an empty one by Enter, the text of one by Backspace at its start. */
export function leaveList({ state, view }: Editor, onlyEmpty: boolean): boolean {
  const { empty, $from } = state.selection;
  const item = $from.depth > 1 ? $from.node(-1) : null;
  const isFirst = item?.type.name === 'listItem' && $from.index(-1) === 0 && $from.parentOffset === 0;
  if (!empty || !isFirst || (onlyEmpty && ($from.parent.content.size > 0 || item.childCount > 1))) return false;
  const asParagraph = () => linesToParagraphs(state.tr, $from.pos, $from.pos);
  const ready = state.apply(asParagraph());
  let isDone = false;
  liftListItem(item.type)(ready, (lifted) => {
    const tr = asParagraph();
    for (const step of lifted.steps) tr.step(step);
    view.dispatch(tr.scrollIntoView());
    isDone = true;
  });
  return isDone;
}
