import { readFileSync } from 'node:fs';
import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { readJatsArticle } from '../../server/domains/articles/jats/read-jats-article.ts';
import { inPage, opened } from './article-in-editor.ts';
import { findNode } from '../../web/features/article-editor/commands/find-node.ts';
import { corpusFiles } from '../crossref/corpus-deposit.ts';

inPage();

const picture = { address: '/pictures/1.png', width: 600, height: 400 };
const bodyOf = (file: string) => readJatsArticle(readFileSync(file), () => picture).body?.html ?? '';

/** What is different in two texts, with the words around it. */
function difference(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return one === other ? '' : `${one.slice(start - 40, start + 80)} ≠ ${other.slice(start - 40, start + 80)}`;
}

/** Reading all of them takes a busy machine minutes. */
const timeout = 400_000;

test.skipIf(corpusFiles.length === 0)(
  'every article is saved as it was opened, and an edit changes its paragraph only',
  { timeout },
  () => {
    let withoutNet = 0;
    for (const file of corpusFiles) {
      const html = bodyOf(file);
      const { doc, write, deviations } = opened(html);
      expect(difference(write(doc), html), file).toBe('');
      if (deviations.length === 0) withoutNet += 1;

      const place = findNode(doc, ({ type, textContent }) => type.name === 'paragraph' && textContent.length > 40);
      const { doc: edited } = EditorState.create({ doc }).tr.insertText('Edited ', (place?.pos ?? 0) + 1);
      expect(difference(write(edited).replace('Edited ', ''), html), file).toBe('');
    }
    expect(corpusFiles).toHaveLength(241);
    // Without what was read, the others would lose empty elements, and two next to each other would become one.
    expect(withoutNet).toBeGreaterThanOrEqual(224);
  },
);
