import { expect, test } from 'vitest';
import { inPage, opened, stateAt, written } from '../../../../test/production/article-in-editor.ts';
import { tableCommands, toNextCell, type TableCommand } from './table-commands.ts';

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

/** The text after the cursor went on to the next cell, and the words of the cell that it came to. */
function afterTab(html: string, words: string): readonly [html: string, cell: string, row: number] {
  let state = stateAt(html, words);
  toNextCell(state, (tr) => {
    state = state.apply(tr);
  });
  const { $from } = state.selection;
  return [written(state.doc), $from.node(-1).textContent, $from.index(-3)];
}

test('from the last cell of a table, Tab leads into a new row', () => {
  const newRow = '<tr><td></td><td></td></tr>';
  expect(afterTab(table(head, body), 'c')).toEqual([table(head, body), 'd', 1]);
  expect(afterTab(table(head, body), 'd')).toEqual([table(head, body.replace('</tbody>', `${newRow}</tbody>`)), '', 2]);
  expect(afterTab(table(head), 'b')).toEqual([table(head, `<tbody>${newRow}</tbody>`), '', 1]);
  expect(toNextCell(stateAt('<p>x</p>', 'x'))).toBe(false);
});

test('a table goes with its caption', () => {
  const html = `<p>x</p><figure class="table"><figcaption><span class="label">Table 1</span></figcaption>${table(body)}</figure>`;
  expect(after('removeTable', html, 'c')).toBe('<p>x</p>');
});

test('outside of tables there is nothing to do', () => {
  expect(tableCommands.addRowAfter(stateAt('<p>x</p>', 'x'))).toBe(false);
  expect(opened('').write(opened('').doc)).toBe('');
});
