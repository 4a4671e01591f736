import { childAt, childElements } from './xml-tree.ts';
import type { XmlElement } from './xml-tree.ts';

const MOST_COLUMNS = 1000;

interface Column {
  readonly name: string | undefined;
  readonly align: string | undefined;
}

/** A CALS table (the OASIS exchange model) as tables of HTML's model, one for each of its groups. */
export function htmlTables(cals: XmlElement): XmlElement[] {
  return childElements(cals, 'oasis:tgroup').map((group) => {
    const columns = childElements(group, 'oasis:colspec')
      .slice(0, MOST_COLUMNS)
      .map(({ attributes }) => ({ name: attributes.get('colname'), align: attributes.get('align') }));
    const parts = ['thead', 'tbody'].flatMap((name) => {
      const part = childAt(group, `oasis:${name}`);
      return part === undefined ? [] : [anElement(name, {}, rowsOf(part, columns))];
    });
    return anElement('table', {}, parts);
  });
}

function rowsOf(part: XmlElement, columns: readonly Column[]): XmlElement[] {
  // For each column, how many of the next rows a cell above it takes.
  const taken: number[] = [];
  return childElements(part, 'oasis:row').map((row) => {
    const cells: XmlElement[] = [];
    let at = 0;
    const skipTaken = (): void => {
      for (; (taken[at] ?? 0) > 0; at += 1) taken[at] = (taken[at] ?? 0) - 1;
    };
    for (const entry of childElements(row, 'oasis:entry')) {
      const start = placeOf(entry, ['namest', 'colname'], columns);
      skipTaken();
      // A row names the column of a cell when it leaves out the cells before it.
      for (; at < start; skipTaken()) {
        cells.push(anElement('td', {}, []));
        at += 1;
      }
      const span = Math.max(1, placeOf(entry, ['nameend'], columns) - at + 1);
      const more = Math.min(Number(entry.attributes.get('morerows')) || 0, 999);
      const align = entry.attributes.get('align') ?? columns[at]?.align ?? '';
      cells.push(anElement('td', { align, colspan: String(span), rowspan: String(more + 1) }, entry.children));
      for (let column = at; column < at + span; column += 1) taken[column] = more;
      at += span;
    }
    for (; at < taken.length; at += 1) taken[at] = Math.max(0, (taken[at] ?? 0) - 1);
    return anElement('tr', {}, cells);
  });
}

function placeOf(entry: XmlElement, names: readonly string[], columns: readonly Column[]): number {
  const named = names.map((name) => entry.attributes.get(name)).find((name) => name !== undefined);
  return named === undefined ? -1 : columns.findIndex(({ name }) => name === named);
}

function anElement(name: string, attributes: Record<string, string>, children: XmlElement['children']): XmlElement {
  return { name, attributes: new Map(Object.entries(attributes)), children };
}
