import { lift, wrapIn } from '@tiptap/pm/commands';
import type { Editor } from '@tiptap/react';
import { insertFootnote, otherEndOfNote, renumberNotes } from './footnotes.ts';
import { nodeAround } from './insert-block.ts';
import { leadTo } from './lead-to.ts';
import { linesToParagraphs, toggleList } from './lists.ts';
import { renumber } from './renumber.ts';

function toggleBlock(editor: Editor, name: string): void {
  const { state, view, schema } = editor;
  const type = schema.nodes[name];
  if (type === undefined) return;
  if (name === 'bulletList' || name === 'orderedList') return toggleList(editor, name);
  const isInside = nodeAround(state, name) !== null;
  if (isInside) lift(state, view.dispatch);
  else {
    const { from, to } = state.selection;
    view.dispatch(linesToParagraphs(state.tr, from, to));
    wrapIn(type, name === 'box' ? { class: 'boxed-text' } : {})(editor.state, view.dispatch);
  }
  editor.commands.focus();
}

/** Commands of the toolbar that need no form. */
export function textCommands(editor: Editor) {
  return {
    undo: () => editor.chain().focus().undo().run(),
    redo: () => editor.chain().focus().redo().run(),
    toggle: (name: string): void => {
      if (name in editor.schema.marks) editor.chain().focus().toggleMark(name).run();
      else toggleBlock(editor, name);
    },
    /** From a footnote or its mark to the other end; elsewhere a new one. */
    footnote: (): void => {
      const { state, view } = editor;
      const other = otherEndOfNote(state);
      if (other !== null) return leadTo(view, other);
      const tr = insertFootnote(state);
      if (tr) view.dispatch(tr);
      editor.commands.focus();
    },
    renumber: (): void => {
      const { tr } = editor.state;
      const areNumbered = renumber(tr);
      const areNotes = renumberNotes(tr);
      if (areNumbered || areNotes) editor.view.dispatch(tr);
      editor.commands.focus();
    },
  };
}
