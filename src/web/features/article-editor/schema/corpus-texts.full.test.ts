import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EditorState } from '@tiptap/pm/state';
import { readJatsArticle } from '../../../../server/domains/articles/jats/read-jats-article.ts';
import { inPage, opened } from '../article-fixture.ts';
import { findNode } from '../commands/find-node.ts';

inPage();

const corpus = path.join(import.meta.dirname, '../../../../../../shared/corpus');
const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(?:jose\/.*article|(?:zookeys|plos)\/.*)\.xml$/.test(file),
);
const picture = { address: '/pictures/1.png', width: 600, height: 400 };
const bodyOf = (file: string) => readJatsArticle(readFileSync(path.join(corpus, file)), () => picture).body?.html ?? '';

/** What is different in two texts, with the words around it. */
function difference(one: string, other: string): string {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  return one === other ? '' : `${one.slice(start - 40, start + 80)} ≠ ${other.slice(start - 40, start + 80)}`;
}

test('every article is saved as it was opened, and an edit changes its paragraph only', () => {
  let withoutNet = 0;
  for (const file of files) {
    const html = bodyOf(file);
    const { doc, write, deviations } = opened(html);
    expect(difference(write(doc), html), file).toBe('');
    if (deviations.length === 0) withoutNet += 1;

    const place = findNode(doc, ({ type, textContent }) => type.name === 'paragraph' && textContent.length > 40);
    if (place === null) continue;
    const { doc: edited } = EditorState.create({ doc }).tr.insertText('Edited ', place.pos + 1);
    expect(write(edited).replace('Edited ', '').length, file).toBe(html.length);
  }
  expect(files).toHaveLength(241);
  // Without what was read, the others would lose empty elements, and two next to each other would become one.
  expect(withoutNet).toBeGreaterThanOrEqual(224);
});
