import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Puts the cursor at a place of the text. */
export function leadTo(view: EditorView, place: number): void {
  view.focus();
  const { state } = view;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(place))).scrollIntoView());
}
