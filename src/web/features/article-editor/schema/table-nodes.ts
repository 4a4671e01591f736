import { Node } from '@tiptap/core';
import { tight } from './block-nodes.ts';
import { kept, known } from './kept-attributes.ts';

const roles = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

const Table = Node.create({
  name: 'table',
  group: 'flow',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles.has(name) ? { tableRole: roles.get(name) } : {}),
  // The name of the box in which a wide table scrolls; null for a table without that box.
  addAttributes: () => known('label', (element) => element.getAttribute('aria-label')),
  parseHTML: () => [{ tag: 'div.table-scroll', contentElement: 'table', priority: 60 }, { tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const partOf = (row: HTMLElement) => /^(thead|tfoot)$/.exec(row.parentElement?.localName ?? '')?.[0] ?? 'tbody';

function groupOf({ parentElement }: HTMLElement): number {
  const siblings = [...(parentElement?.parentElement?.children ?? [])];
  return siblings
    .filter(({ localName }) => localName === parentElement?.localName)
    .findIndex((one) => one === parentElement);
}

/** A row knows whether it is in the head, the body or the foot of the table, since the table holds rows only. */
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({ ...known('part', partOf, 'tbody'), ...known('group', groupOf, 0) }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ node }) => ['tr', { 'data-part': String(node.attrs['part']) }, 0],
});

const span = (name: string) => ({
  [name]: {
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
    renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
  },
});

const cellAttributes = {
  ...kept('scope'),
  ...span('colspan'),
  ...span('rowspan'),
  ...kept('class'),
  // The commands for tables ask for it; our columns have the width that their content needs.
  ...known('colwidth', () => null),
};

const cell = (name: string, tag: string) =>
  Node.create({
    name,
    content: tight,
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const tableNodes = [Table, TableRow, cell('tableCell', 'td'), cell('tableHeader', 'th')];
