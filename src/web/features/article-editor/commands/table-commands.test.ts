import { expect, test } from 'vitest';
import { inPage, opened, stateAt, written } from '../../../../test/production/article-in-editor.ts';
import { tableCommands, type TableCommand } from './table-commands.ts';

inPage();

const table = (...parts: string[]) => `<table>${parts.join('')}</table>`;
const head = '<thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>';
const body = '<tbody><tr><td>c</td><td>d</td></tr></tbody>';

function after(command: TableCommand, html: string, words: string): string {
  const state = stateAt(html, words);
  let { doc } = state;
  tableCommands[command](state, (tr) => {
    doc = tr.doc;
  });
  return written(doc);
}

test.each<[TableCommand, string, string, string]>([
  [
    'addRowAfter',
    table(head, body),
    'c',
    table(head, '<tbody><tr><td>c</td><td>d</td></tr><tr><td></td><td></td></tr></tbody>'),
  ],
  [
    'addColumnAfter',
    table(head, body),
    'a',
    table(
      '<thead><tr><th scope="col">a</th><th scope="col"></th><th scope="col">b</th></tr></thead>',
      '<tbody><tr><td>c</td><td></td><td>d</td></tr></tbody>',
    ),
  ],
  [
    'deleteColumn',
    table(head, body),
    'd',
    table('<thead><tr><th scope="col">a</th></tr></thead>', '<tbody><tr><td>c</td></tr></tbody>'),
  ],
  ['deleteRow', table(head, body), 'a', table(body)],
  ['toggleHead', table(body), 'c', table('<thead><tr><th scope="col">c</th><th scope="col">d</th></tr></thead>')],
  [
    'toggleHead',
    table(head, body),
    'c',
    table('<tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody>'),
  ],
  [
    'addColumnAfter',
    table('<tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody>'),
    'b',
    table('<tbody><tr><td>a</td><td>b</td><td></td></tr><tr><td>c</td><td></td><td></td></tr></tbody>'),
  ],
  [
    'splitCell',
    table('<tbody><tr><td colspan="2">a</td></tr></tbody>'),
    'a',
    table('<tbody><tr><td>a</td><td></td></tr></tbody>'),
  ],
])('%s in %s at “%s”', (command, html, words, expected) => {
  expect(after(command, html, words)).toBe(expected);
});

test('a table goes with its caption', () => {
  const html = `<p>x</p><figure class="table"><figcaption><span class="label">Table 1</span></figcaption>${table(body)}</figure>`;
  expect(after('removeTable', html, 'c')).toBe('<p>x</p>');
});

test('outside of tables there is nothing to do', () => {
  expect(tableCommands.addRowAfter(stateAt('<p>x</p>', 'x'))).toBe(false);
  expect(opened('').write(opened('').doc)).toBe('');
});
