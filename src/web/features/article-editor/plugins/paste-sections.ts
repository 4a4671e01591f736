import { Fragment, Slice, type Node as TextNode } from '@tiptap/pm/model';
import { Plugin, TextSelection, type EditorState } from '@tiptap/pm/state';
import { findNode, type FoundNode } from '../commands/find-node.ts';
import { setLevel } from '../commands/set-level.ts';

const mark = 'pasted-heading-';

/** The content of sections without the sections: a heading is a paragraph that says its level. */
function flat(content: Fragment): TextNode[] {
  return content.content.flatMap((node) => {
    if (node.type.name === 'section') return flat(node.content);
    const { paragraph } = node.type.schema.nodes;
    if (node.type.name !== 'heading' || !paragraph) return [node];
    return [paragraph.create({ class: `${mark}${String(node.attrs['level'])}` }, node.content)];
  });
}

const hasHeading = (content: Fragment): boolean =>
  content.content.some(
    ({ type, content: within }) => type.name === 'heading' || (type.name === 'section' && hasHeading(within)),
  );

const firstMarked = (doc: TextNode) => findNode(doc, ({ attrs }) => String(attrs['class']).startsWith(mark));

/** Makes the first pasted heading one of the text. */
function placeHeading(state: EditorState, { pos, node }: FoundNode): EditorState {
  const level = Number(String(node.attrs['class']).slice(mark.length));
  const plain = state.tr.setNodeMarkup(pos, null, { ...node.attrs, class: null });
  const ready = state.apply(plain.setSelection(TextSelection.near(plain.doc.resolve(pos + 1))));
  const placed = setLevel(ready, level);
  return placed === null ? ready : ready.apply(placed);
}

/** The text after sections were pasted: they become sections of the text, at the levels that it has there. */
function withSections(state: EditorState, slice: Slice): EditorState {
  const pasted = state.tr.replaceSelection(new Slice(Fragment.from(flat(slice.content)), 0, 0));
  let now = state.apply(pasted);
  for (let marked = firstMarked(now.doc); marked !== null; marked = firstMarked(now.doc))
    now = placeHeading(now, marked);
  return now;
}

export const pastingSections = new Plugin({
  props: {
    handlePaste(view, _event, slice) {
      if (!hasHeading(slice.content)) return false;
      const { state } = view;
      const { doc } = withSections(state, slice);
      const start = state.doc.content.findDiffStart(doc.content);
      const end = state.doc.content.findDiffEnd(doc.content);
      if (start === null || end === null) return true;
      const overlap = Math.max(0, start - Math.min(end.a, end.b));
      const tr = state.tr.replace(start, end.a + overlap, doc.slice(start, end.b + overlap));
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end.b + overlap, tr.doc.content.size)), -1));
      view.dispatch(tr.setMeta('paste', true).scrollIntoView());
      return true;
    },
  },
});
