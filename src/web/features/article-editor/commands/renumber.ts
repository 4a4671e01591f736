import type { Node as TextNode } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { replaceWords } from './replace-words.ts';

export type NumberedKind = 'figure' | 'table' | 'equation';

const kinds: Readonly<Record<string, NumberedKind>> = {
  figure: 'figure',
  tableFigure: 'table',
  displayFormula: 'equation',
};

/** A figure, table or equation with the words of its label. */
export interface Numbered {
  readonly kind: NumberedKind;
  readonly node: TextNode;
  readonly pos: number;
  readonly id: string | null;
  readonly label: string;
  /** Where the words of the label are. */
  readonly from: number;
  readonly to: number;
}

const isLabelled = (node: TextNode) =>
  node.marks.some(({ type, attrs }) => type.name === 'span' && attrs['class'] === 'label');

function labelOf(node: TextNode, pos: number): { label: string; from: number; to: number } {
  let found: { label: string; from: number; to: number } | undefined;
  node.descendants((part, offset) => {
    const start = pos + 1 + offset;
    if (found !== undefined || part.type.name === 'table') return false;
    if (part.type.name === 'captionLabel')
      found = { label: part.textContent, from: start + 1, to: start + 1 + part.content.size };
    else if (node.type.name === 'displayFormula' && part.isText && isLabelled(part))
      found = { label: part.text ?? '', from: start, to: start + part.nodeSize };
    return true;
  });
  return found ?? { label: '', from: 0, to: 0 };
}

/** The figures, tables and numbered equations of a text in their order. */
export function numberedIn(doc: TextNode): Numbered[] {
  const found: Numbered[] = [];
  doc.descendants((node, pos) => {
    const kind = kinds[node.type.name];
    if (kind !== undefined) {
      const id: unknown = node.attrs['id'];
      found.push({ kind, node, pos, id: typeof id === 'string' ? id : null, ...labelOf(node, pos) });
    }
    return kind === undefined && !node.isTextblock;
  });
  return found;
}

/** A label such as “Figure 3.”, “Figures 3–5” or “(3)”; others, such as “Table S1”, keep their number. */
const labelForm = /^([^\d]*?(?<![A-Za-z]))(\d+)(?:(\s*[–—-]\s*)(\d+))?([^\d]*)$/;

interface Renumbered {
  readonly label: string;
  readonly shift: number;
  readonly first: number;
  readonly last: number;
}

/** A label with its next number; null where it has none. */
function renumbered(label: string, next: number): Renumbered | null {
  const [, before = '', start = '', dash = '', end, after = ''] = labelForm.exec(label) ?? [];
  if (start === '') return null;
  const first = Number(start);
  const last = Math.max(first, Number(end ?? start));
  const shift = next - first;
  const numbers = end === undefined ? String(next) : `${next}${dash}${last + shift}`;
  return { label: `${before}${numbers}${after}`, shift, first, last };
}

interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What changes when figures, tables and equations are numbered in their order: labels, and the links that lead to them. */
export function renumbering(doc: TextNode): Replacement[] {
  const next: Record<NumberedKind, number> = { figure: 1, table: 1, equation: 1 };
  const moved = new Map<string, Renumbered>();
  const replacements: Replacement[] = [];
  for (const { kind, id, label, from, to } of numberedIn(doc)) {
    const change = renumbered(label, next[kind]);
    if (change === null) continue;
    next[kind] += change.last - change.first + 1;
    if (change.shift === 0) continue;
    replacements.push({ from, to, text: change.label });
    if (id !== null) moved.set(`#${id}`, change);
  }
  doc.descendants((node, pos) => {
    const link = node.marks.find(({ type }) => type.name === 'link');
    const change = moved.get(String(link?.attrs['href']));
    if (!node.isText || change === undefined) return;
    for (const { 0: number, index } of (node.text ?? '').matchAll(/\d+/g)) {
      const shown = Number(number);
      if (shown < change.first || shown > change.last) continue;
      const from = pos + index;
      replacements.push({ from, to: from + number.length, text: String(shown + change.shift) });
    }
  });
  return replacements.toSorted((one, other) => other.from - one.from);
}

/** The name of a table's box for screen readers follows its label. */
function nameTables(tr: Transaction): void {
  for (const { kind, node, pos, label } of numberedIn(tr.doc)) {
    if (kind !== 'table' || label === '') continue;
    node.descendants((part, offset) => {
      const isNamed = part.type.name === 'table' && part.attrs['label'] !== null && part.attrs['label'] !== label;
      if (isNamed) tr.setNodeMarkup(pos + 1 + offset, null, { ...part.attrs, label });
      return part.type.name !== 'table';
    });
  }
}

/** Numbers figures, tables and equations in their order; false if that changes nothing. */
export function renumber(tr: Transaction): boolean {
  const replacements = renumbering(tr.doc);
  for (const { from, to, text } of replacements) replaceWords(tr, from, to, text);
  if (replacements.length > 0) nameTables(tr);
  return replacements.length > 0;
}
