import type { Node as TextNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import * as t from '../../../../messages/article-editor.ts';
import { markOfNote, notesIn } from '../commands/footnotes.ts';
import { leadTo } from '../commands/lead-to.ts';

function wayBack(view: EditorView, noteId: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'way-back';
  // In the text, Alt+Enter does the same; Tab leads out of it.
  button.tabIndex = -1;
  button.textContent = '↩';
  button.title = t.backToMark();
  button.setAttribute('aria-label', t.backToMark());
  button.addEventListener('click', () => {
    const place = markOfNote(view.state.doc, noteId);
    if (place !== null) leadTo(view, place);
  });
  return button;
}

function waysBackIn(doc: TextNode): DecorationSet {
  const { notes, marks } = notesIn(doc);
  const marked = notes.filter(({ id }) => marks.some((mark) => mark.id === id));
  const buttons = marked.map(({ id, pos, node }) => {
    const lastLine = node.lastChild?.isTextblock === true ? 2 : 1;
    return Decoration.widget(pos + node.nodeSize - lastLine, (view) => wayBack(view, id), {
      key: `back ${id}`,
      side: 1,
    });
  });
  return DecorationSet.create(doc, buttons);
}

/** A button after each footnote that leads back to its mark. */
export const waysBack = new Plugin<DecorationSet>({
  state: {
    init: (_config, { doc }) => waysBackIn(doc),
    apply: (tr, shown) => (tr.docChanged ? waysBackIn(tr.doc) : shown),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});
