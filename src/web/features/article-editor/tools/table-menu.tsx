import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import * as t from '../../../../messages/article-editor.ts';
import { tableCommands, type TableCommand } from '../commands/table-commands.ts';

const commands: readonly TableCommand[] = [
  'addRowBefore',
  'addRowAfter',
  'deleteRow',
  'addColumnBefore',
  'addColumnAfter',
  'deleteColumn',
  'mergeCells',
  'splitCell',
  'toggleHead',
  'removeTable',
];

const words: Readonly<Record<TableCommand, () => string>> = {
  addRowBefore: t.addRowBefore,
  addRowAfter: t.addRowAfter,
  deleteRow: t.deleteRow,
  addColumnBefore: t.addColumnBefore,
  addColumnAfter: t.addColumnAfter,
  deleteColumn: t.deleteColumn,
  mergeCells: t.mergeCells,
  splitCell: t.splitCell,
  toggleHead: t.toggleHead,
  removeTable: t.removeTable,
};

interface TableMenuProps {
  readonly editor: Editor;
  readonly isInTable: boolean;
  readonly onInsert: () => void;
}

/** Inserts a table, or changes the one at the cursor. */
export function TableMenu({ editor, isInTable, onInsert }: TableMenuProps) {
  const run = (command: TableCommand) => {
    tableCommands[command](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Menu shadow="md" returnFocus={false}>
      <Menu.Target>
        <RichTextEditor.Control type="button" aria-label={t.table()} title={t.table()} active={isInTable}>
          <IconTable aria-hidden stroke={1.5} size={18} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown aria-label={t.table()}>
        {!isInTable && <Menu.Item onClick={onInsert}>{t.insertTable()}</Menu.Item>}
        {isInTable &&
          commands.map((command) => (
            <Menu.Item key={command} disabled={!tableCommands[command](editor.state)} onClick={() => run(command)}>
              {words[command]()}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
