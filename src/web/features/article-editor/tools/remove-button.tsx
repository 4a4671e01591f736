import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/react';

interface RemoveButtonProps {
  readonly words: string;
  readonly editor: Editor;
  /** Where the node that it removes is. */
  readonly pos: number;
  readonly onDone: () => void;
}

/** Removes the picture or formula that a form is about. */
export function RemoveButton({ words, editor, pos, onDone }: RemoveButtonProps) {
  const remove = () => {
    onDone();
    const { state, view } = editor;
    const node = state.doc.nodeAt(pos);
    if (node) view.dispatch(state.tr.delete(pos, pos + node.nodeSize));
    editor.commands.focus();
  };
  return (
    <Button variant="default" onClick={remove}>
      {words}
    </Button>
  );
}
