import type { Json } from '../print-job.ts';
import type { Printable } from './printable.ts';
import type { Block, Cell, Row, Table } from './pandoc-document.ts';

type PrintBlocks = (blocks: readonly Block[]) => Promise<Printable[]>;

/** How the parts of a table are printed. */
interface PrintParts {
  readonly head: PrintBlocks;
  readonly rest: PrintBlocks;
}

async function printRows(rows: readonly Row[], print: PrintBlocks): Promise<Json[][]> {
  const printCell = async ([, { t }, rowspan, colspan, blocks]: Cell): Promise<Json> => {
    const align = t === 'AlignRight' ? 'right' : t === 'AlignCenter' ? 'center' : 'left';
    return { rowspan, colspan, align, blocks: await print(blocks) };
  };
  const printed: Json[][] = [];
  for (const [, cells] of rows) {
    const row: Json[] = [];
    for (const cell of cells) row.push(await printCell(cell));
    printed.push(row);
  }
  return printed;
}

/** A table with its caption: its own, or the one that HTML has around it. */
export async function printTable(
  [, [, own], columns, [, head], bodies, [, foot]]: Table,
  print: PrintParts,
  caption: readonly Block[] = own,
): Promise<Printable> {
  const rows = [...bodies.flatMap(([, , headRows, bodyRows]) => [...headRows, ...bodyRows]), ...foot];
  return {
    kind: 'table',
    caption: await print.rest(caption),
    columns: columns.map(([, width]) => (width.t === 'ColWidth' ? width.c : null)),
    head: await printRows(head, print.head),
    rows: await printRows(rows, print.rest),
  };
}
