import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { findNode } from './commands/find-node.ts';

const shownFor = 1600;

/** Leads to the part of a text with an id; false if the text does not have it. */
export function goToPlace(editor: Editor, id: string): boolean {
  const found = findNode(editor.state.doc, ({ attrs }) => attrs['id'] === id);
  if (found === null) return false;
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(found.pos + 1))));
  view.focus();
  const shown = view.nodeDOM(found.pos);
  if (!(shown instanceof HTMLElement)) return true;
  shown.scrollIntoView({ block: 'center' });
  const colour = getComputedStyle(shown).getPropertyValue('--accent-wash');
  shown.animate([{ backgroundColor: colour }, { backgroundColor: 'transparent' }], {
    duration: shownFor,
    easing: 'ease-in',
  });
  return true;
}
