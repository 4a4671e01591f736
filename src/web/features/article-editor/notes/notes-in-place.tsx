import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { ReferenceForm } from '../references/reference-form.tsx';
import { useNotesInPlace } from './use-notes-in-place.ts';

interface NotesInPlaceProps {
  readonly editor: Editor;
  readonly references: readonly ProductionReference[];
  readonly onReferences: (references: readonly ProductionReference[]) => void;
}

/** References and footnotes beside their marks in the text, and the form of the reference that is edited from there. */
export function NotesInPlace({ editor, references, onReferences }: NotesInPlaceProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  useNotesInPlace(editor, references, setEditedId);
  const place = references.findIndex(({ id }) => id === editedId);
  const edited = references[place];
  const close = () => {
    setEditedId(null);
    editor.commands.focus();
  };
  const save = (saved: ProductionReference) => {
    onReferences(references.map((reference) => (reference.id === saved.id ? saved : reference)));
    close();
  };
  return (
    <Dialog
      title={t.referenceTitle({ number: place + 1 })}
      isOpen={edited !== undefined}
      size="lg"
      returnsFocus={false}
      onClose={close}
    >
      {edited && <ReferenceForm key={edited.id} reference={edited} onSave={save} onCancel={close} />}
    </Dialog>
  );
}
