import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import { showNotesInPlace } from '../../articles/note-in-place.ts';
import { otherEndOfNote } from '../commands/footnotes.ts';
import { leadTo } from '../commands/lead-to.ts';
import { goToPlace } from '../go-to-place.ts';
import { linkAtCursor, noteInText } from './note-in-text.ts';

/** Shows references and footnotes beside their marks in the text, and leads on to edit them. */
export function useNotesInPlace(
  editor: Editor,
  references: readonly ProductionReference[],
  editReference: (id: string) => void,
): void {
  const isReference = (id: string) => references.some((reference) => reference.id === id);
  const edit = useEffectEvent((id: string) => {
    if (isReference(id)) editReference(id);
    else goToPlace(editor, id);
  });
  const find = useEffectEvent((id: string, onEdit: () => void) => noteInText(editor, references, id, onEdit));
  /** From a citation to its reference, and between a note and its mark. */
  const goOn = useEffectEvent((): boolean => {
    const id = linkAtCursor(editor)?.hash.slice(1) ?? '';
    const other = otherEndOfNote(editor.state);
    if (isReference(id)) editReference(id);
    else if (other !== null) leadTo(editor.view, other);
    return isReference(id) || other !== null;
  });
  useEffect(() => {
    const text = editor.view.dom;
    const notes = showNotesInPlace({
      isEdited: true,
      find: (link, id) => {
        const onEdit = () => {
          notes.hide();
          edit(id);
        };
        return text.contains(link) ? find(id, onEdit) : null;
      },
    });
    const lookAtCursor = () => notes.lookAt(linkAtCursor(editor));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !event.altKey || !editor.isEditable) return;
      notes.hide();
      if (!goOn()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    editor.on('selectionUpdate', lookAtCursor);
    text.addEventListener('keydown', onKey, true);
    return () => {
      editor.off('selectionUpdate', lookAtCursor);
      text.removeEventListener('keydown', onKey, true);
      notes.stop();
    };
  }, [editor]);
}
