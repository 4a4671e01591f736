import type { Node as TextNode, Schema } from '@tiptap/pm/model';
import { TextSelection, type Command, type EditorState, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  fixTables,
  goToNextCell,
  mergeCells,
  splitCell,
} from '@tiptap/pm/tables';
import { nodeAround } from './insert-block.ts';

/** Rows next to each other are in the same part: a new one takes the part of the row that it was added to. */
function keepParts(tr: Transaction, table: number): void {
  const node = tr.doc.nodeAt(table);
  if (node?.type.name !== 'table') return;
  const rows: { pos: number; row: TextNode }[] = [];
  node.forEach((row, offset) => rows.push({ pos: table + 1 + offset, row }));
  const inHead = rows.findLastIndex(({ row }) => row.attrs['part'] === 'thead');
  const inFoot = rows.findIndex(({ row }) => row.attrs['part'] === 'tfoot');
  for (const [place, { pos, row }] of rows.entries()) {
    const part: unknown = place < inHead ? 'thead' : inFoot !== -1 && place > inFoot ? 'tfoot' : row.attrs['part'];
    if (part !== row.attrs['part']) tr.setNodeMarkup(pos, null, { ...row.attrs, part });
    if (part === 'thead') row.forEach((cell, offset) => nameColumn(tr, cell, pos + 1 + offset));
  }
}

/** A heading that was added to the head belongs to its column. */
function nameColumn(tr: Transaction, cell: TextNode, pos: number): void {
  if (cell.type.name === 'tableHeader' && cell.attrs['scope'] === null && cell.textContent === '')
    tr.setNodeMarkup(pos, null, { ...cell.attrs, scope: 'col' });
}

/** Applies a command to a table whose rows have all their cells. */
const inTable =
  (command: Command): Command =>
  (state, dispatch) => {
    const table = nodeAround(state, 'table');
    if (table === null) return false;
    const fixed = fixTables(state);
    const ready = fixed === undefined ? state : state.apply(fixed);
    return command(
      ready,
      dispatch &&
        ((tr) => {
          if (fixed === undefined) {
            keepParts(tr, table.pos);
            return dispatch(tr);
          }
          for (const step of tr.steps) fixed.step(step);
          keepParts(fixed, table.pos);
          return dispatch(fixed);
        }),
    );
  };

/** The head of a table: its first row becomes part of it, or stops to be. */
const toggleHead: Command = (state, dispatch) => {
  const table = nodeAround(state, 'table');
  const row = table?.node.firstChild;
  const { tableCell, tableHeader } = state.schema.nodes;
  if (!table || !row || !tableCell || !tableHeader) return false;
  const isHead = row.attrs['part'] === 'thead';
  const { tr } = state;
  const start = table.pos + 1;
  tr.setNodeMarkup(start, null, { ...row.attrs, part: isHead ? 'tbody' : 'thead' });
  row.forEach((cell, offset) => {
    const attributes = { ...cell.attrs, scope: isHead ? null : 'col' };
    tr.setNodeMarkup(start + 1 + offset, isHead ? tableCell : tableHeader, attributes);
  });
  dispatch?.(tr);
  return true;
};

const removeTable: Command = (state, dispatch) => {
  const table = nodeAround(state, 'tableFigure') ?? nodeAround(state, 'table');
  if (table === null) return false;
  const tr = state.tr.delete(table.pos, table.pos + table.node.nodeSize);
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(table.pos, tr.doc.content.size)), -1));
  dispatch?.(tr);
  return true;
};

/** What can be done in a table. */
export const tableCommands = {
  addRowBefore: inTable(addRowBefore),
  addRowAfter: inTable(addRowAfter),
  deleteRow: inTable(deleteRow),
  addColumnBefore: inTable(addColumnBefore),
  addColumnAfter: inTable(addColumnAfter),
  deleteColumn: inTable(deleteColumn),
  mergeCells: inTable(mergeCells),
  splitCell: inTable(splitCell),
  toggleHead,
  removeTable,
} as const;

export type TableCommand = keyof typeof tableCommands;

/** Adds a row at the end of the table; the cursor goes into its first cell. */
const addLastRow: Command = (state, dispatch) =>
  tableCommands.addRowAfter(
    state,
    dispatch &&
      ((tr) => {
        const table = nodeAround(state, 'table');
        const grown = table ? tr.doc.nodeAt(table.pos) : null;
        if (!table || !grown?.lastChild) return;
        const start = table.pos + grown.nodeSize - 1 - grown.lastChild.nodeSize;
        dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1))).scrollIntoView());
      }),
  );

/** Leads to the next cell of a table; from the last one into a new row. */
export const toNextCell: Command = (state, dispatch) => goToNextCell(1)(state, dispatch) || addLastRow(state, dispatch);

const times = <T>(count: number, make: (place: number) => T): T[] =>
  Array.from({ length: count }, (_, place) => make(place));

/** A table with a head and empty cells. */
export function newTable({ nodes }: Schema, rows: number, columns: number, label: string): TextNode | null {
  const { table, tableRow, tableCell, tableHeader } = nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return null;
  const row = (place: number) =>
    tableRow.create(
      { part: place === 0 ? 'thead' : 'tbody' },
      times(columns, () =>
        place === 0 ? tableHeader.createAndFill({ scope: 'col' }) : tableCell.createAndFill(),
      ).filter((cell) => cell !== null),
    );
  return table.create({ label }, times(rows, row));
}

/** Whether the selection is in a table. */
export const isInTable = (state: EditorState): boolean => nodeAround(state, 'table') !== null;
