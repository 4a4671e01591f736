import type { Editor } from '@tiptap/react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { CitationForm } from './citation-form.tsx';
import { EquationForm } from './equation-form.tsx';
import { FigureForm, type UploadPicture } from './figure-form.tsx';
import { LinkForm } from './link-form.tsx';
import { PlaceForm } from './place-form.tsx';
import { SupplementForm } from './supplement-form.tsx';
import { TableForm } from './table-form.tsx';

export type Tool = 'link' | 'citation' | 'place' | 'equation' | 'figure' | 'supplement' | 'table';

export interface ToolDialogProps {
  readonly editor: Editor;
  readonly references: readonly ProductionReference[];
  readonly uploadPicture: UploadPicture;
  /** The form that is open. */
  readonly tool: Tool | null;
  readonly onClose: () => void;
}

const titles: Readonly<Record<Tool, () => string>> = {
  link: t.link,
  citation: t.citation,
  place: t.crossReference,
  equation: t.equation,
  figure: t.figure,
  supplement: t.supplement,
  table: t.insertTable,
};

function FormOf({ tool, editor, references, uploadPicture, onClose: onDone }: ToolDialogProps) {
  switch (tool) {
    case 'link':
      return <LinkForm editor={editor} onDone={onDone} />;
    case 'citation':
      return <CitationForm editor={editor} references={references} onDone={onDone} />;
    case 'place':
      return <PlaceForm editor={editor} onDone={onDone} />;
    case 'equation':
      return <EquationForm editor={editor} onDone={onDone} />;
    case 'figure':
      return <FigureForm editor={editor} uploadPicture={uploadPicture} onDone={onDone} />;
    case 'supplement':
      return <SupplementForm editor={editor} onDone={onDone} />;
    case 'table':
      return <TableForm editor={editor} onDone={onDone} />;
    case null:
      return null;
  }
}

/** The forms of the toolbar. They put the cursor back into the text. */
export function ToolDialog(props: ToolDialogProps) {
  const { editor, tool, onClose } = props;
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Dialog
      title={tool === null ? '' : titles[tool]()}
      isOpen={tool !== null}
      size="lg"
      returnsFocus={false}
      onClose={close}
    >
      <FormOf {...props} />
    </Dialog>
  );
}
