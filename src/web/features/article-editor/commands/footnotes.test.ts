import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { inPage, opened, stateAt, written } from '../../../../test/production/article-in-editor.ts';
import { insertFootnote, otherEndOfNote, renumberNotes } from './footnotes.ts';

inPage();

const mark = (id: string, number: number) => `<sup><a href="#${id}">${number}</a></sup>`;
const notes = (...items: string[]) => `<section class="footnotes"><ol>${items.join('')}</ol></section>`;
const note = (id: string, words: string) => `<li id="${id}">${words}</li>`;

test('the first footnote makes the list of notes', () => {
  const tr = insertFootnote(stateAt('<p>one two</p>', ' two'));
  expect(written(tr?.doc ?? opened('').doc)).toBe(
    `<p>one${mark('textnote-1', 1)} two</p>${notes(note('textnote-1', ''))}`,
  );
  expect(tr?.selection.$from.node(-1).type.name).toBe('listItem');
});

test('a footnote before others is the first; the others count on', () => {
  const html = `<p>one two${mark('a', 1)}</p>${notes(note('a', 'A'))}`;
  const tr = insertFootnote(stateAt(html, ' two'));
  expect(written(tr?.doc ?? opened('').doc)).toBe(
    `<p>one${mark('textnote-1', 1)} two${mark('a', 2)}</p>${notes(note('textnote-1', ''), note('a', 'A'))}`,
  );
});

test('notes follow the order of their marks', () => {
  const { tr } = EditorState.create({
    doc: opened(`<p>x${mark('b', 2)}y${mark('a', 1)}</p>${notes(note('a', 'A'), note('b', 'B'))}`).doc,
  });
  expect(renumberNotes(tr)).toBe(true);
  expect(written(tr.doc)).toBe(`<p>x${mark('b', 1)}y${mark('a', 2)}</p>${notes(note('b', 'B'), note('a', 'A'))}`);
});

test('the mark leads to its note, and the note back', () => {
  const html = `<p>x${mark('a', 1)}</p>${notes(note('a', 'Words'))}`;
  const atMark = otherEndOfNote(stateAt(html, '1'));
  expect(opened(html).doc.resolve(atMark ?? 0).parent.type.name).toBe('listItem');
  const atNote = otherEndOfNote(stateAt(html, 'Words'));
  expect(opened(html).doc.resolve(atNote ?? 0).parent.textContent).toBe('x1');
});
