import { idAttribute } from './anchors.ts';
import { htmlTables } from './cals-table.ts';
import { captionContent } from './figure-rules.ts';
import { flowContent, tightContent } from './flow-content.ts';
import { footnote } from './footnotes.ts';
import { escapeHtml } from './html-text.ts';
import { childElements, childrenWithout, childAt, textOf, type XmlElement } from './xml-tree.ts';
import type { BlockContext, BlockRule } from './block-context.ts';

const tableWrap: BlockRule = (element, context) => {
  const id = context.anchors.claim(element.attributes.get('id'));
  const caption = captionContent(element, context);
  const name = textOf(childAt(element, 'label')) || 'Table';
  const labelled = { ...context, rules: new Map([...context.rules, ['table', namedTable(name)]]) };
  const content = flowContent(childrenWithout(element, 'label', 'caption', 'object-id', 'permissions'), labelled);
  if (caption === '' && content === '') return '';
  const figcaption = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  return `<figure class="table"${idAttribute(id)}>${figcaption}${content}</figure>`;
};

// A wide table scrolls on its own, which a keyboard can only do when its box takes the focus and has a name.
const namedTable =
  (name: string): BlockRule =>
  (element, context) => {
    const parts = tableParts(element, context);
    if (parts === '') return '';
    const region = `class="table-scroll" role="group" tabindex="0" aria-label="${escapeHtml(name)}"`;
    return `<div ${region}><table>${parts}</table></div>`;
  };

const calsTable: BlockRule = (element, context) => {
  const title = flowContent(childElements(element, 'oasis:title'), context);
  return title + flowContent(htmlTables(element), context);
};

function tableParts(table: XmlElement, context: BlockContext): string {
  const part = (name: string): string =>
    childElements(table, name)
      .map((group) => wrappedRows(name, rowsOf(group), context))
      .join('');
  return part('thead') + wrappedRows('tbody', rowsOf(table), context) + part('tbody') + part('tfoot');
}

// Cells without a row, next to each other, are taken for one.
function rowsOf(group: XmlElement): XmlElement[] {
  const rows: XmlElement[] = [];
  let loose: XmlElement[] = [];
  const endLooseRow = (): void => {
    if (loose.length > 0) rows.push({ name: 'tr', attributes: new Map(), children: loose });
    loose = [];
  };
  for (const child of childElements(group, 'tr', 'td', 'th')) {
    if (child.name === 'tr') {
      endLooseRow();
      rows.push(child);
    } else {
      loose.push(child);
    }
  }
  endLooseRow();
  return rows;
}

function wrappedRows(part: string, rows: readonly XmlElement[], context: BlockContext): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) =>
    childElements(row, 'td', 'th')
      .map((cell) => tableCell(cell, part === 'thead', context))
      .join(''),
  );
  return `<${part}>${cells.map((row) => `<tr>${row}</tr>`).join('')}</${part}>`;
}

/** How our own XML marks a heading that the rules for JATS want, and that the article does not have as one. */
export const assumedHeading = 'assumed-heading';

function tableCell(cell: XmlElement, isInHead: boolean, context: BlockContext): string {
  const content = tightContent(cell.children, context);
  const isHeading =
    content !== '' && (isInHead || (cell.name === 'th' && cell.attributes.get('content-type') !== assumedHeading));
  const scope = isInHead && isHeading ? ' scope="col"' : '';
  const align = cell.attributes.get('align') ?? '';
  const alignment = align === 'center' || align === 'right' ? ` class="align-${align}"` : '';
  const tag = isHeading ? 'th' : 'td';
  return `<${tag}${scope}${span(cell, 'colspan')}${span(cell, 'rowspan')}${alignment}>${content}</${tag}>`;
}

function span(cell: XmlElement, direction: 'colspan' | 'rowspan'): string {
  const count = Number(cell.attributes.get(direction) ?? 1);
  return Number.isInteger(count) && count > 1 && count <= 1000 ? ` ${direction}="${count}"` : '';
}

const tableFoot: BlockRule = (element, context) => {
  const rules = new Map([...context.rules, ['fn', footnote]]);
  const content = flowContent(element.children, { ...context, rules });
  return content === '' ? '' : `<div class="table-notes">${content}</div>`;
};

/** Rules for tables, their captions and their notes. */
export const tableRules: readonly [string, BlockRule][] = [
  ['table-wrap', tableWrap],
  ['table', namedTable('Table')],
  ['oasis:table', calsTable],
  ['table-wrap-foot', tableFoot],
];
