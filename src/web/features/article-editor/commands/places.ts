import type { Node as TextNode } from '@tiptap/pm/model';
import { numberedIn } from './renumber.ts';

export type PlaceKind = 'section' | 'figure' | 'table' | 'equation';

/** A part of the text that other parts can refer to. */
export interface Place {
  readonly id: string;
  readonly kind: PlaceKind;
  /** How a reference to it reads: “Figure 3”. */
  readonly words: string;
  /** What it is about, for a list. */
  readonly about: string;
}

const withoutPoint = (label: string) => label.trim().replace(/[.:]$/, '');

function aboutOf(node: TextNode): string {
  let about = '';
  node.descendants((part) => {
    const isCaption = part.type.name === 'captionTitle' || part.type.name === 'line' || part.type.name === 'paragraph';
    if (about === '' && isCaption) about = part.textContent.trim();
    return about === '' && part.type.name !== 'table';
  });
  return about.slice(0, 120);
}

/** The sections, figures, tables and equations that a cross-reference can lead to. */
export function placesIn(doc: TextNode): Place[] {
  const places: Place[] = numberedIn(doc).flatMap(({ id, kind, label, node }) =>
    id === null ? [] : [{ id, kind, words: withoutPoint(label), about: kind === 'equation' ? '' : aboutOf(node) }],
  );
  doc.descendants((node) => {
    if (node.type.name !== 'section') return !node.isTextblock;
    const id: unknown = node.attrs['id'];
    const words = node.firstChild?.type.name === 'heading' ? node.firstChild.textContent.trim() : '';
    if (typeof id === 'string' && words !== '') places.push({ id, kind: 'section', words, about: '' });
    return true;
  });
  return places;
}
