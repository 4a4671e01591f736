import { getSchema } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { Window } from 'happy-dom';
import { beforeAll, vi } from 'vitest';
import { atTheEnd } from '../at-the-end.ts';
import { findNode } from '../../web/features/article-editor/commands/find-node.ts';
import { articleExtensions } from '../../web/features/article-editor/schema/article-extensions.ts';
import { openArticle, type OpenedArticle } from '../../web/features/article-editor/schema/open-article.ts';
import { createWriter } from '../../web/features/article-editor/schema/write-article.ts';

/** Gives the tests of a file what a page has. */
export function inPage(): void {
  beforeAll(() => {
    const page = new Window();
    vi.stubGlobal('DOMParser', page.DOMParser);
    vi.stubGlobal('document', page.document);
  });
  atTheEnd(() => vi.unstubAllGlobals());
}

const schema = getSchema(articleExtensions);

export const opened = (html: string): OpenedArticle => openArticle(schema, html);

/** A text as it is written without what was read. */
export const written = (doc: TextNode): string => createWriter([])(doc);

/** The state of an editor with the cursor before, or the selection around, words of its text. */
export function stateAt(html: string, words: string, length = 0): EditorState {
  const { doc } = opened(html);
  const found = findNode(doc, (node) => node.isText && (node.text ?? '').includes(words));
  if (found === null) throw new Error(`The text does not say “${words}”.`);
  const from = found.pos + (found.node.text ?? '').indexOf(words);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, from + length) });
}
