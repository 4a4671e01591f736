import type { Block } from '../content/paper.ts';
import { colours } from '../../typesetting/house-colours.ts';
import { drawRule, keepTogether, placeParagraph, setLines, spansOf, type Flow } from './page-flow.ts';
import { italic, margins, styles, textWidth } from './page-setup.ts';
import type { Line } from './type/break-lines.ts';
import { drawLine, makeWords, naturalWidth } from './type/words.ts';
import { richText } from '../content/rich-text.ts';

type Table = Extract<Block, { kind: 'table' }>;

const leading = 11;
const gutter = 12;
const rowGap = 3.4;
const isFigure = (cell: string) => /^[−–<>≤≥±]?\s?\d/u.test(cell) || cell === '–';

/** Columns are as wide as their cells and the longest word of their head; what is left goes to the heads. */
function columnWidths(flow: Flow, table: Table): number[] {
  const measure = (text: string) => naturalWidth(makeWords(flow.doc, spansOf(richText(text), styles.table)));
  const heads = table.head.map(measure);
  const needed = table.head.map((head, column) =>
    Math.max(...head.split(' ').map(measure), ...table.rows.map((row) => measure(row[column] ?? ''))),
  );
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);
  const room = textWidth - gutter * (needed.length - 1);
  const excess = sum(needed) - room;
  if (excess > 0) {
    const widest = Math.max(...needed);
    return needed.map((width) => (width === widest ? width - excess : width));
  }
  const wishes = needed.map((width, column) => Math.max(0, (heads[column] ?? 0) - width));
  const share = Math.min(1, -excess / Math.max(1, sum(wishes)));
  const widths = needed.map((width, column) => width + (wishes[column] ?? 0) * share);
  const rest = (room - sum(widths)) / widths.length;
  return widths.map((width) => width + rest);
}

const rowHeight = (cells: Line[][]) => Math.max(...cells.map((lines) => lines.length)) * leading + rowGap;

function drawRow(flow: Flow, cells: Line[][], widths: number[], figures: boolean[]): void {
  let left = margins.left;
  widths.forEach((width, column) => {
    cells[column]?.forEach((line, index) => {
      const shift = figures[column] === true ? width - naturalWidth(line.words) : 0;
      drawLine(flow.doc, line.words, left + shift, flow.y + leading * (index + 1) - 1);
    });
    left += width + gutter;
  });
  flow.y += rowHeight(cells);
}

/** A table with three rules, kept on one page; columns of figures are set to the right. */
export function placeTable(flow: Flow, table: Table, number: number): void {
  const widths = columnWidths(flow, table);
  const set = (row: string[], head: boolean) =>
    widths.map((width, column) =>
      setLines(flow.doc, spansOf(richText(row[column] ?? ''), head ? italic(styles.table) : styles.table), width),
    );
  const figures = widths.map((_, column) => column > 0 && table.rows.every((row) => isFigure(row[column] ?? '')));
  const head = set(table.head, true);
  const rows = table.rows.map((row) => set(row, false));
  const height = rowHeight(head) + rows.reduce((sum, cells) => sum + rowHeight(cells), 0);
  keepTogether(flow, height + 52);
  flow.y += 10;
  const label = { text: `Table ${number}. `, style: { ...styles.table, colour: colours.clay } };
  placeParagraph(flow, [label, ...spansOf(table.caption, styles.table)], { leading });
  flow.y += 5;
  drawRule(flow.doc, flow.y, 0.8, colours.ink);
  flow.y += 2;
  drawRow(flow, head, widths, figures);
  drawRule(flow.doc, flow.y, 0.4, colours.ink);
  flow.y += 2;
  for (const cells of rows) drawRow(flow, cells, widths, figures);
  drawRule(flow.doc, flow.y + 1, 0.8, colours.ink);
  flow.y += 14;
}
