import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';

/** After the mark of a footnote and after a citation, text goes on as before them. */
function typedAfterMark(state: EditorState, from: number, words: string): Transaction | null {
  const { $from, empty } = state.selection;
  const before = $from.nodeBefore;
  const link = before?.marks.find(({ type }) => type.name === 'link');
  if (!empty || !before || !link || state.storedMarks || link.isInSet($from.nodeAfter?.marks ?? [])) return null;
  const marks = before.marks.filter(({ type }) => type.name !== 'link' && type.name !== 'superscript');
  return state.tr.replaceWith(from, from, state.schema.text(words, marks)).scrollIntoView();
}

export const typingAfterMarks = new Plugin({
  props: {
    handleTextInput(view, from, to, words) {
      const tr = from === to ? typedAfterMark(view.state, from, words) : null;
      if (tr) view.dispatch(tr);
      return tr !== null;
    },
  },
});
