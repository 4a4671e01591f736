import type { Editor } from '@tiptap/react';
import { useEditorState } from '@tiptap/react';
import { levelTarget } from '../commands/set-level.ts';
import { isInTable } from '../commands/table-commands.ts';
import { nodeAround } from '../commands/insert-block.ts';
import { formulaAt } from './equation-form.tsx';

const marks = ['bold', 'italic', 'superscript', 'subscript', 'smallCaps', 'link'] as const;
const blocks = ['bulletList', 'orderedList', 'blockquote', 'box'] as const;

/** What the buttons of the toolbar show about the place of the cursor. */
export function useToolbarState(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: seen }) => {
      const { state } = seen;
      const target = levelTarget(state);
      return {
        active: [...marks, ...blocks].filter((name) => seen.isActive(name)),
        canUndo: seen.can().undo(),
        canRedo: seen.can().redo(),
        level: target?.level ?? null,
        isLevelPossible: target !== null,
        isText: state.selection.$from.parent.inlineContent && !state.selection.$from.parent.type.spec.code,
        isInTable: isInTable(state),
        isFigure: nodeAround(state, 'figure', 'picture') !== null,
        isFormula: formulaAt(state) !== null,
      };
    },
  });
}

export type ToolbarState = ReturnType<typeof useToolbarState>;
