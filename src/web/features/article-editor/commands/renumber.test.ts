import { EditorState } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { inPage, opened, written } from '../../../../test/production/article-in-editor.ts';
import { renumber } from './renumber.ts';

inPage();

const figure = (id: string, label: string) =>
  `<figure class="figure" id="${id}"><figcaption><span class="label">${label}</span> Text</figcaption></figure>`;
const table = (id: string, label: string, name = label) =>
  `<figure class="table" id="${id}"><figcaption><span class="label">${label}</span></figcaption><div class="table-scroll" role="group" tabindex="0" aria-label="${name}"><table><tbody><tr><td>Figure 1</td></tr></tbody></table></div></figure>`;
const equation = (id: string, label: string) =>
  `<div class="formula" id="${id}"><math><mi>x</mi></math> <span class="label">${label}</span></div>`;
const link = (id: string, words: string) => `<p><a href="#${id}">${words}</a></p>`;

function renumbered(html: string): string {
  const { tr } = EditorState.create({ doc: opened(html).doc });
  renumber(tr);
  return written(tr.doc);
}

test.each([
  [
    'figures in another order, with the links to them',
    figure('b', 'Figure 2') + figure('a', 'Figure 1.') + link('a', 'Figure 1') + link('b', 'Fig. 2B'),
    figure('b', 'Figure 1') + figure('a', 'Figure 2.') + link('a', 'Figure 2') + link('b', 'Fig. 1B'),
  ],
  [
    'figures with several numbers',
    figure('a', 'Figure 4') + figure('b', 'Figures 1–3.') + link('b', 'Figs 2, 3') + link('b', '17'),
    figure('a', 'Figure 1') + figure('b', 'Figures 2–4.') + link('b', 'Figs 3, 4') + link('b', '17'),
  ],
  [
    'tables and the names of their boxes',
    table('t', 'Table 3') + link('t', 'Table 3'),
    table('t', 'Table 1') + link('t', 'Table 1'),
  ],
  [
    'equations',
    equation('e', '(2)') + equation('f', '(2)') + link('f', '(2)'),
    equation('e', '(1)') + equation('f', '(2)') + link('f', '(2)'),
  ],
  [
    'labels of another kind stay',
    figure('s', 'Figure S1') + figure('a', 'Figure 2'),
    figure('s', 'Figure S1') + figure('a', 'Figure 1'),
  ],
  ['formatting of a label stays', figure('a', '<b>Figure 2</b>'), figure('a', '<b>Figure 1</b>')],
  [
    'what is in order stays',
    figure('a', 'Figure 1') + figure('b', 'Figure 2'),
    figure('a', 'Figure 1') + figure('b', 'Figure 2'),
  ],
])('%s', (_what, before, after) => {
  expect(renumbered(before)).toBe(after);
});
