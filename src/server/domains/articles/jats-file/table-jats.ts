import type { XmlElement as WrittenElement, XmlNode as Written } from '../write-xml.ts';
import { assumedHeading } from '../jats/table-rules.ts';
import { childElements, descendants, isElement, type XmlElement, type XmlNode } from '../jats/xml-tree.ts';
import { footnoteJats } from './parts-jats.ts';
import { captionJats, figureJats, pictureJats } from './figure-jats.ts';
import { classOf, isA } from './html-tree.ts';
import { inlineJats, inTitle, takeOut, type Writing } from './inline-jats.ts';

/** A table with its caption and its notes; without any table it is a figure. */
export function tableFigureJats(element: XmlElement, writing: Writing): WrittenElement[] {
  const [caption, rest] = takeOut(element.children, 'figcaption');
  const tables = [element].flatMap((one) => descendants(one, 'table'));
  if (tables.length === 0)
    return figureJats(element, writing).map(([name, ids, content]) => [name, { 'fig-type': 'table', ...ids }, content]);
  const isTable = (node: XmlNode): boolean => isA(node, 'div.table-scroll') || isA(node, 'table');
  const notes = rest.flatMap((node): WrittenElement[] => {
    if (isTable(node)) return [];
    return isA(node, 'div.table-notes') ? notesJats(node, writing) : writing.blocks([node], writing).map(inFoot);
  });
  const ids = writing.ids.claim(element.attributes.get('id'));
  const foot: WrittenElement[] = notes.length === 0 ? [] : [['table-wrap-foot', {}, notes]];
  const written = rest.flatMap((node) => (isElement(node) && isTable(node) ? tablesIn(node) : []));
  return [
    [
      'table-wrap',
      ids,
      [...captionJats(caption, writing), ...written.map((table) => tableJats(table, writing)), ...foot],
    ],
  ];
}

const tablesIn = (node: XmlElement): XmlElement[] => (node.name === 'table' ? [node] : childElements(node, 'table'));

const inFoot = (block: WrittenElement): WrittenElement => (block[0] === 'p' ? block : ['p', {}, [block]]);

function notesJats(notes: XmlElement, writing: Writing): WrittenElement[] {
  return notes.children.flatMap((node) =>
    isA(node, 'div.footnote') ? [footnoteJats(node, writing)] : writing.blocks([node], writing).map(inFoot),
  );
}

function tableJats(table: XmlElement, writing: Writing): WrittenElement {
  const hasHeadings = descendants(table, 'th').length > 0;
  const rowsOf = (name: string): XmlElement[] =>
    childElements(table, name).flatMap((part) => childElements(part, 'tr'));
  const [head, body, foot] = [rowsOf('thead'), rowsOf('tbody'), rowsOf('tfoot')];
  // The rules want headings in each table, so that the first row is taken for some where the source marks none.
  const [first] = hasHeadings ? [] : [...head, ...body, ...foot];
  const part = (name: string, rows: readonly XmlElement[]): WrittenElement[] =>
    rows.length === 0 ? [] : [[name, {}, rows.map((row) => rowJats(row, row === first, writing))]];
  // A table needs a body.
  const [inHead, inBody] = body.length === 0 ? [[], [...head, ...foot]] : [head, body];
  return [
    'table',
    {},
    [...part('thead', inHead), ...part('tfoot', body.length === 0 ? [] : foot), ...part('tbody', inBody)],
  ];
}

function rowJats(row: XmlElement, isAssumed: boolean, writing: Writing): WrittenElement {
  const cells = childElements(row, 'td', 'th').map((cell) => cellJats(cell, isAssumed, writing));
  return ['tr', {}, cells.length === 0 ? [['td', {}, '']] : cells];
}

function cellJats(cell: XmlElement, isAssumed: boolean, writing: Writing): WrittenElement {
  const attributes: Record<string, string> = {};
  for (const name of ['colspan', 'rowspan', 'scope']) {
    const value = cell.attributes.get(name);
    if (value !== undefined) attributes[name] = value;
  }
  const alignment = /^align-(\w+)$/.exec(classOf(cell))?.[1];
  if (alignment !== undefined) attributes['align'] = alignment;
  if (isAssumed) attributes['content-type'] = assumedHeading;
  return [isAssumed ? 'th' : cell.name, attributes, cellContent(cell.children, writing)];
}

const inCells = new Set(['p', 'list', 'def-list', 'disp-formula', 'disp-quote', 'verse-group', 'preformat']);
const blockStarts = /^(?:p|ul|ol|dl|blockquote|pre|aside|figure|div|section|table)$/;

function cellContent(nodes: readonly XmlNode[], writing: Writing): Written[] {
  if (!nodes.some((node) => isElement(node) && blockStarts.test(node.name))) return inlineJats(nodes, inTitle, writing);
  return writing.blocks(nodes, writing).flatMap((block): Written[] => {
    if (block[0] === 'fig') return pictureJats(block);
    return [inCells.has(block[0]) ? block : ['p', {}, [block]]];
  });
}
