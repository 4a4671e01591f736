import type { Node as TextNode } from '@tiptap/pm/model';
import { escapeHtml, tagHtml } from './element-html.ts';
import { inlineHtml, tagOf, type WriteNode } from './write-inline.ts';

/** The source of a block that the schema would write in another way. */
export interface Deviation {
  readonly type: string;
  readonly size: number;
  readonly content: string;
  readonly html: string;
}

/** A line next to another one needs the element of a paragraph. */
function flowHtml(nodes: readonly TextNode[], write: WriteNode): string {
  const isLine = (node: TextNode | undefined) => node?.type.name === 'line';
  return nodes
    .map((node, place) => {
      const isApart = isLine(node) && (isLine(nodes[place - 1]) || isLine(nodes[place + 1]));
      return isApart ? tagHtml('p', {}, write(node)) : write(node);
    })
    .join('');
}

const contentOf = (node: TextNode, write: WriteNode) =>
  node.inlineContent ? inlineHtml(node, write) : flowHtml(node.children, write);

function elementHtml(node: TextNode, write: WriteNode): string {
  const { name, attributes } = tagOf(node.type.spec.toDOM?.(node));
  return tagHtml(name, attributes, contentOf(node, write));
}

const isFilled = (part: TextNode) => part.content.size > 0;

/** Label, title and text with a space between them; empty parts are left out. */
function captionHtml(caption: TextNode, write: WriteNode): string {
  const isTitle = ({ type }: TextNode) => type.name === 'captionLabel' || type.name === 'captionTitle';
  const titles = caption.children.filter((part) => isTitle(part) && isFilled(part)).map(write);
  const text = flowHtml(
    caption.children.filter((part) => !isTitle(part) && (isFilled(part) || part.isAtom)),
    write,
  );
  const parts = [...titles, text].filter((part) => part !== '');
  const { name, attributes } = tagOf(caption.type.spec.toDOM?.(caption));
  return parts.length === 0 ? '' : tagHtml(name, attributes, parts.join(' '));
}

/** Rows are put into the head, the bodies and the foot of their table. */
function tableHtml(table: TextNode, write: WriteNode): string {
  const parts: { readonly key: string; readonly name: string; rows: string }[] = [];
  for (const row of table.children) {
    const name = String(row.attrs['part']);
    const key = `${name} ${String(row.attrs['group'])}`;
    const last = parts.at(-1);
    if (last?.key === key) last.rows += write(row);
    else parts.push({ key, name, rows: write(row) });
  }
  const html = tagHtml('table', {}, parts.map(({ name, rows }) => tagHtml(name, {}, rows)).join(''));
  const label: unknown = table.attrs['label'];
  if (label === null) return html;
  return tagHtml('div', { class: 'table-scroll', role: 'group', tabindex: 0, 'aria-label': label }, html);
}

function pictureHtml({ attrs }: TextNode): string {
  const { href, src, alt, width, height, loading } = attrs;
  const image = tagHtml('img', { src, alt, width, height, loading }, '');
  return href === null ? image : tagHtml('a', { class: 'picture', href }, image);
}

const writers: Readonly<Record<string, (node: TextNode, write: WriteNode) => string>> = {
  doc: (doc, write) =>
    doc.childCount === 1 && doc.textContent === '' && doc.firstChild?.childCount === 0 ? '' : contentOf(doc, write),
  text: ({ text = '' }) => escapeHtml(text),
  line: inlineHtml,
  formula: ({ attrs }) => String(attrs['html']),
  picture: pictureHtml,
  figcaption: captionHtml,
  supplementCaption: captionHtml,
  table: tableHtml,
  tableRow: (row, write) => tagHtml('tr', {}, flowHtml(row.children, write)),
};

const sourceOf = (node: TextNode, deviations: readonly Deviation[]): string | undefined => {
  const alike = deviations.filter(({ type, size }) => type === node.type.name && size === node.nodeSize);
  if (alike.length === 0) return undefined;
  const content = JSON.stringify(node.toJSON());
  return alike.find((deviation) => deviation.content === content)?.html;
};

/**
 * Writes texts as the server does. What has not changed since the last time is remembered, and a block that is as it was
 * read is written as it was read.
 */
export function createWriter(deviations: readonly Deviation[]): WriteNode {
  const written = new WeakMap<TextNode, string>();
  const write: WriteNode = (node) => {
    const known = written.get(node);
    if (known !== undefined) return known;
    const html = sourceOf(node, deviations) ?? (writers[node.type.name] ?? elementHtml)(node, write);
    written.set(node, html);
    return html;
  };
  return write;
}
