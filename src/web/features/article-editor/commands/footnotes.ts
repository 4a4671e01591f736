import type { Node as TextNode } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { freeId } from './free-id.ts';
import { replaceWords } from './replace-words.ts';

interface FoundNote {
  readonly id: string;
  readonly node: TextNode;
  readonly pos: number;
}

interface Notes {
  /** Where the list of notes is; null for a text without one. */
  readonly list: { readonly node: TextNode; readonly pos: number } | null;
  readonly notes: readonly FoundNote[];
  /** The marks in the text that lead to notes. */
  readonly marks: readonly { readonly id: string; readonly from: number; readonly text: string }[];
}

/** The footnotes of a text and the marks that lead to them. */
export function notesIn(doc: TextNode): Notes {
  let list: Notes['list'] = null;
  const notes: FoundNote[] = [];
  doc.forEach((section, pos) => {
    const first = section.attrs['class'] === 'footnotes' ? section.firstChild : null;
    if (first?.type.name === 'orderedList') list = { node: first, pos: pos + 1 };
    if (first?.type.name === 'orderedList')
      first.forEach((node, offset) => notes.push({ id: String(node.attrs['id']), node, pos: pos + 2 + offset }));
  });
  const ids = new Set(notes.map(({ id }) => id));
  const marks: { id: string; from: number; text: string }[] = [];
  doc.descendants((node, pos) => {
    const href = String(node.marks.find(({ type }) => type.name === 'link')?.attrs['href'] ?? '');
    if (node.isText && ids.has(href.slice(1))) marks.push({ id: href.slice(1), from: pos, text: node.text ?? '' });
  });
  return { list, notes, marks };
}

/** Puts the notes in the order of their marks, and numbers the marks. */
export function renumberNotes(tr: Transaction): boolean {
  const { list, notes, marks } = notesIn(tr.doc);
  if (list === null) return false;
  const order = [...new Set([...marks.map(({ id }) => id), ...notes.map(({ id }) => id)])];
  const sorted = notes.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const isMoved = sorted.some((note, place) => note !== notes[place]);
  if (isMoved) {
    const content = sorted.map(({ node }) => node);
    tr.replaceWith(list.pos + 1, list.pos + list.node.nodeSize - 1, content);
  }
  const numbers = new Map(sorted.map(({ id }, place) => [id, String(place + 1)]));
  // From the end, so that the places before stay as they are; the list is after all marks but those in notes.
  const outdated = notesIn(tr.doc).marks.filter(({ id, text }) => text !== numbers.get(id));
  for (const { id, from, text } of outdated.toReversed())
    replaceWords(tr, from, from + text.length, numbers.get(id) ?? text);
  return isMoved || outdated.length > 0;
}

function addNote(tr: Transaction, id: string): void {
  const { section, orderedList, listItem, line } = tr.doc.type.schema.nodes;
  const { list } = notesIn(tr.doc);
  const item = listItem?.create({ id }, line?.create());
  if (!item || !section || !orderedList) return;
  if (list === null)
    tr.insert(tr.doc.content.size, section.create({ class: 'footnotes' }, orderedList.create(null, item)));
  else tr.insert(list.pos + list.node.nodeSize - 1, item);
}

/** Adds a footnote at the selection; the cursor goes into its text. */
export function insertFootnote(state: EditorState): Transaction | null {
  const { superscript, link } = state.schema.marks;
  const { $to } = state.selection;
  if (!superscript || !link || !$to.parent.inlineContent || $to.parent.type.spec.code) return null;
  const id = freeId(state.doc, 'textnote');
  const { tr } = state;
  const mark = state.schema.text('0', [superscript.create({ depth: 0 }), link.create({ href: `#${id}`, depth: 1 })]);
  tr.insert($to.pos, mark);
  addNote(tr, id);
  renumberNotes(tr);
  const note = notesIn(tr.doc).notes.find((one) => one.id === id);
  if (note) tr.setSelection(TextSelection.near(tr.doc.resolve(note.pos + 1)));
  return tr.scrollIntoView();
}

/** Where the first mark of a note ends; null for a note that the text does not mention. */
export function markOfNote(doc: TextNode, noteId: string): number | null {
  const mark = notesIn(doc).marks.find(({ id }) => id === noteId);
  return mark === undefined ? null : mark.from + mark.text.length;
}

/** Where the other end of a footnote is: its text for a mark, its mark for its text; null elsewhere. */
export function otherEndOfNote({ doc, selection: { $from } }: EditorState): number | null {
  const { notes, marks } = notesIn(doc);
  const around = notes.find(({ pos, node }) => $from.pos > pos && $from.pos < pos + node.nodeSize);
  if (around) return markOfNote(doc, around.id);
  const mark = marks.find(({ from, text }) => $from.pos >= from && $from.pos <= from + text.length);
  const note = notes.find(({ id }) => id === mark?.id);
  return note === undefined ? null : note.pos + 1;
}
