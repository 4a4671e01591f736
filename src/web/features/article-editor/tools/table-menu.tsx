import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import * as t from '../../../../messages/article-editor.ts';
import { insertBlock } from '../commands/insert-block.ts';
import { newTableFigure } from '../commands/new-blocks.ts';
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

const newRows = 3;
const newColumns = 3;

interface TableMenuProps {
  readonly editor: Editor;
  readonly isInTable: boolean;
}

/** Inserts a table, or changes the one at the cursor. */
export function TableMenu({ editor, isInTable }: TableMenuProps) {
  const run = (command: TableCommand) => {
    tableCommands[command](editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  const insert = () => {
    const table = newTableFigure(editor.state, newRows, newColumns);
    const tr = table ? insertBlock(editor.state, table) : null;
    if (tr) editor.view.dispatch(tr);
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
        {!isInTable && <Menu.Item onClick={insert}>{t.insertTable()}</Menu.Item>}
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
