import { RichTextEditor } from '@mantine/tiptap';
import {
  IconAlignBoxLeftMiddle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconAsterisk,
  IconBlockquote,
  IconBold,
  IconBookmark,
  IconFileDownload,
  IconItalic,
  IconLetterCaseUpper,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhoto,
  IconQuote,
  IconSortAscendingNumbers,
  IconSubscript,
  IconSuperscript,
  type Icon,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { RefObject } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import { useToolbarKeys } from '../../../ui/formatted-text/use-toolbar-keys.ts';
import styles from '../article-editor.module.css';
import { textCommands } from '../commands/text-commands.ts';
import { LevelMenu } from './level-menu.tsx';
import { TableMenu } from './table-menu.tsx';
import { ToolButton } from './tool-button.tsx';
import type { Tool } from './tool-dialog.tsx';
import { useToolbarState, type ToolbarState } from './toolbar-state.ts';

type Row = readonly [name: string, label: () => string, icon: Icon];

const markRows: readonly Row[] = [
  ['bold', t.bold, IconBold],
  ['italic', t.italic, IconItalic],
  ['superscript', t.superscript, IconSuperscript],
  ['subscript', t.subscript, IconSubscript],
  ['smallCaps', t.smallCaps, IconLetterCaseUpper],
];

const blockRows: readonly Row[] = [
  ['bulletList', t.bulletList, IconList],
  ['orderedList', t.numberedList, IconListNumbers],
  ['blockquote', t.quotation, IconBlockquote],
  ['box', t.box, IconAlignBoxLeftMiddle],
];

interface ToolsProps {
  readonly editor: Editor;
  readonly state: ToolbarState;
  readonly onTool: (tool: Tool) => void;
}

interface TogglesProps {
  readonly rows: readonly Row[];
  readonly state: ToolbarState;
  readonly onToggle: (name: string) => void;
}

function Toggles({ rows, state, onToggle }: TogglesProps) {
  return (
    <RichTextEditor.ControlsGroup>
      {rows.map(([name, label, icon]) => (
        <ToolButton
          key={name}
          label={label()}
          icon={icon}
          isActive={state.active.some((one) => one === name)}
          isDisabled={!state.isText}
          onPress={() => onToggle(name)}
        />
      ))}
    </RichTextEditor.ControlsGroup>
  );
}

function LinkTools({ editor, state, onTool }: ToolsProps) {
  const isDisabled = !state.isText;
  const { footnote } = textCommands(editor);
  return (
    <RichTextEditor.ControlsGroup>
      <ToolButton
        label={t.link()}
        icon={IconLink}
        isActive={state.active.includes('link')}
        isDisabled={isDisabled}
        onPress={() => onTool('link')}
      />
      <ToolButton label={t.citation()} icon={IconQuote} isDisabled={isDisabled} onPress={() => onTool('citation')} />
      <ToolButton
        label={t.crossReference()}
        icon={IconBookmark}
        isDisabled={isDisabled}
        onPress={() => onTool('place')}
      />
      <ToolButton label={t.footnote()} icon={IconAsterisk} isDisabled={isDisabled} onPress={footnote} />
    </RichTextEditor.ControlsGroup>
  );
}

function BlockTools({ editor, state, onTool }: ToolsProps) {
  return (
    <RichTextEditor.ControlsGroup>
      <TableMenu editor={editor} isInTable={state.isInTable} onInsert={() => onTool('table')} />
      <ToolButton
        label={t.equation()}
        icon={IconMathFunction}
        isActive={state.isFormula}
        onPress={() => onTool('equation')}
      />
      <ToolButton label={t.figure()} icon={IconPhoto} isActive={state.isFigure} onPress={() => onTool('figure')} />
      <ToolButton label={t.supplement()} icon={IconFileDownload} onPress={() => onTool('supplement')} />
      <ToolButton label={t.renumberAll()} icon={IconSortAscendingNumbers} onPress={textCommands(editor).renumber} />
    </RichTextEditor.ControlsGroup>
  );
}

interface EditorToolbarProps {
  readonly editor: Editor;
  readonly textId: string;
  readonly toolbar: RefObject<HTMLDivElement | null>;
  readonly onTool: (tool: Tool) => void;
}

/** Everything that can be done to the text. */
export function EditorToolbar({ editor, textId, toolbar, onTool }: EditorToolbarProps) {
  const onKeyDown = useToolbarKeys(toolbar);
  const state = useToolbarState(editor);
  const { undo, redo, toggle } = textCommands(editor);
  const tools = { editor, state, onTool };
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      className={styles.toolbar ?? ''}
      role="toolbar"
      aria-label={t.toolbar()}
      aria-controls={textId}
      onKeyDown={onKeyDown}
    >
      <RichTextEditor.ControlsGroup>
        <ToolButton label={t.undo()} icon={IconArrowBackUp} isDisabled={!state.canUndo} onPress={undo} />
        <ToolButton label={t.redo()} icon={IconArrowForwardUp} isDisabled={!state.canRedo} onPress={redo} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LevelMenu editor={editor} level={state.level} isPossible={state.isLevelPossible} />
      </RichTextEditor.ControlsGroup>
      <Toggles rows={markRows} state={state} onToggle={toggle} />
      <LinkTools {...tools} />
      <Toggles rows={blockRows} state={state} onToggle={toggle} />
      <BlockTools {...tools} />
    </RichTextEditor.Toolbar>
  );
}
