import type { Transaction } from '@tiptap/pm/state';

/** Replaces words and keeps their formatting, which typing at the end of a link would not. */
export function replaceWords(tr: Transaction, from: number, to: number, words: string): void {
  const marks = tr.doc.resolve(from).nodeAfter?.marks ?? [];
  tr.replaceWith(from, to, tr.doc.type.schema.text(words, marks));
}
