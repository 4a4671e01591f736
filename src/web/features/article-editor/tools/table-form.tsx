import { NumberInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import * as t from '../../../../messages/article-editor.ts';
import styles from '../article-editor.module.css';
import { insertBlock } from '../commands/insert-block.ts';
import { newTableFigure } from '../commands/new-blocks.ts';
import { ToolForm } from './tool-form.tsx';

interface TableFormProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

const limits = { min: 1, clampBehavior: 'strict', allowDecimal: false, allowNegative: false } as const;
const most = { rows: 100, columns: 30 };

/** Asks how large a new table is. */
export function TableForm({ editor, onDone }: TableFormProps) {
  const [rows, setRows] = useState<number | string>(3);
  const [columns, setColumns] = useState<number | string>(3);
  const insert = () => {
    onDone();
    const table = newTableFigure(editor.state, Number(rows), Number(columns));
    const tr = table ? insertBlock(editor.state, table) : null;
    if (tr) editor.view.dispatch(tr);
    editor.commands.focus();
  };
  return (
    <ToolForm submit={t.insert()} isHeld={Number(rows) < 1 || Number(columns) < 1} onSubmit={insert}>
      <div className={styles.size}>
        <NumberInput
          label={t.tableRows()}
          {...limits}
          max={most.rows}
          value={rows}
          selectAllOnFocus
          data-autofocus
          onChange={setRows}
        />
        <NumberInput
          label={t.tableColumns()}
          {...limits}
          max={most.columns}
          value={columns}
          selectAllOnFocus
          onChange={setColumns}
        />
      </div>
    </ToolForm>
  );
}
