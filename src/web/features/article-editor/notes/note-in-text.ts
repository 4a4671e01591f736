import type { Editor } from '@tiptap/react';
import type { ProductionReference } from '../../../../contracts/production-values.ts';
import * as t from '../../../../messages/article-editor.ts';
import { contentOf, type MarkedNote } from '../../articles/note-in-place.ts';
import styles from '../article-editor.module.css';
import { shownWords } from '../references/reference-changes.ts';

function editButton(label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  const keys = document.createElement('kbd');
  button.type = 'button';
  button.className = styles.editNote ?? '';
  keys.textContent = 'Alt+Enter';
  button.append(label, ' ', keys);
  button.addEventListener('click', onPress);
  return button;
}

/** What a footnote says, without what the editor shows in it. */
function wordsOf(note: Element): DocumentFragment {
  const words = contentOf(note);
  for (const part of words.querySelectorAll('[class^="ProseMirror-"], .ProseMirror-widget')) part.remove();
  return words;
}

/** What a link of the text leads to, with a button to edit it; null for links to other parts. */
export function noteInText(
  { view, isEditable }: Editor,
  references: readonly ProductionReference[],
  id: string,
  edit: () => void,
): MarkedNote | null {
  const place = references.findIndex((reference) => reference.id === id);
  const reference = references[place];
  const note = view.dom.querySelector(`.footnotes > ol > [id="${CSS.escape(id)}"]`);
  const label = reference ? t.editReference({ number: place + 1 }) : t.editNote();
  const words = reference ? () => shownWords(reference) : note && (() => wordsOf(note));
  if (!words) return null;
  return { content: () => [words(), ...(isEditable ? [editButton(label, edit)] : [])], lang: '' };
}

/** The link to another part of the text at the cursor. */
export function linkAtCursor({ view, state: { selection } }: Editor): HTMLAnchorElement | null {
  if (!selection.empty) return null;
  for (const side of [-1, 1]) {
    const { node } = view.domAtPos(selection.from, side);
    const link = (node instanceof Element ? node : node.parentElement)?.closest<HTMLAnchorElement>('a[href^="#"]');
    if (link) return link;
  }
  return null;
}
